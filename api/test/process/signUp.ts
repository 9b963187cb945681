interface Answer {
  data?: { signUpCustomer?: { id: string }; login?: { id: string } | null } | null
  errors?: { extensions?: { code: string } }[]
}

const post = async (url: string, query: string, variables: object) => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'true' },
    body: JSON.stringify({ query, variables }),
  })
  const body = (await response.json()) as Answer
  return { status: response.status, body, cookie: response.headers.getSetCookie()[0] ?? '' }
}

const password = 'correct horse battery'

/** Writes a row through the API. */
export const signUp = async (url: string, email: string) => {
  const query = 'mutation ($input: SignUpCustomerInput!) { signUpCustomer(input: $input) { id email } }'
  const input = {
    email,
    password,
    confirmPassword: password,
    firstName: 'Ada',
    lastName: 'Byron',
    phone: '5550100142',
    initialServiceZipCode: '12345',
    initialServiceType: 'junk_pickup',
  }
  const { body, cookie } = await post(url, query, { input })
  if (body.errors) throw new Error(JSON.stringify(body.errors))
  return { id: body.data!.signUpCustomer!.id, cookie }
}

/** Reads it back: the id of the account, or the code of the refusal. */
export const signIn = async (url: string, email: string) => {
  const query = 'mutation ($input: LoginInput!) { login(input: $input) { id } }'
  const { body } = await post(url, query, { input: { email, password } })
  return (body.data?.login?.id ?? body.errors?.[0]?.extensions?.code) as string
}
