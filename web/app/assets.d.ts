declare module '*.css'

declare module '*.graphql?raw' {
  const text: string
  export default text
}
