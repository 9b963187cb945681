import { Client } from '../client.js'
import { LOGIN } from '../operations.js'

/** A browser signed in at one process. */
export const signedInAt = async (url: string, email: string, password = 'dumpster-demo') => {
  const client = new Client(url)
  const { login } = await client.ask(LOGIN, { input: { email, password } })
  return Object.assign(client, { id: login.id as string })
}

/** The same browser, with its next request routed to another process. */
export const beside = (browser: Client, url: string) => {
  const client = new Client(url)
  client.cookie = browser.cookie
  return client
}

/** The code of a refused sign-in, if it is refused. */
export const signInCode = async (url: string, email: string, password: string) => {
  const { errors } = await new Client(url).answer(LOGIN, { input: { email, password } })
  return errors[0]?.extensions.code ?? 'SIGNED_IN'
}
