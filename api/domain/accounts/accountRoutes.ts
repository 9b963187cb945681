import { readFileSync } from 'node:fs'
import { get, type RestRoutes } from '../RestRoutes.js'

export const accountRoutes: RestRoutes = {
  operations: readFileSync(new URL('./accountRoutes.graphql', import.meta.url), 'utf8'),
  routes: [
    get('/me', 'Me', 'me', 'Returns the signed-in user. 401 if nobody is signed in.'),
    {
      method: 'POST',
      path: '/login',
      summary: 'Signs in and sets a session cookie.',
      operation: 'Login',
      answer: 'login',
    },
    { method: 'POST', path: '/logout', summary: 'Ends the session.', operation: 'Logout', answer: 'logout' },
    {
      method: 'POST',
      path: '/signup/customer',
      summary: 'Creates a customer account and signs in.',
      operation: 'SignUpCustomer',
      answer: 'signUpCustomer',
      status: 201,
    },
    {
      method: 'POST',
      path: '/forgot-password',
      summary: 'Mails a link to choose a new password, if an account with that email exists.',
      operation: 'ForgotPassword',
      answer: 'requestPasswordReset',
    },
    {
      method: 'POST',
      path: '/confirm-email',
      summary: 'Confirms an email with the `token` from the link mailed to it.',
      operation: 'ConfirmEmail',
      answer: 'confirmEmail',
    },
    {
      method: 'POST',
      path: '/email-confirmations',
      summary: 'Mails another link to confirm your email. Not available with a token.',
      operation: 'SendEmailConfirmation',
      answer: 'sendEmailConfirmation',
    },
  ],
}
