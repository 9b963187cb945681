import { failedWith } from '../../apollo/failedWith.js'
import { serverWords } from '../../forms/serverMessage.js'
import { toast } from '../../ui/overlays/toast.js'
import { fullName } from '../../ui/text/fullName.js'

const WRONG_CREDENTIALS =
  "Invalid email or password. Please try again. If you already have a Customer account, use the 'Forgot password?' option. If you do not yet have a Customer account, click the 'Sign up as a customer' button to create your account!"

export const NOT_REACHED = "We couldn't reach Haulbid. Check your connection and try again."

const SIGN_UP_FAILED = 'Failed to create account. Please try again.'
const RESET_FAILED = 'Failed to send reset email. Please try again.'

const isWrongCredentials = (error: unknown) => failedWith(error, 'UNAUTHENTICATED', 'BAD_USER_INPUT')

/** The toasts as worded in docs/product.md, Messages; "the product" is Haulbid. */
export const accountToasts = {
  loggedIn: () => toast({ title: 'Welcome back!', description: 'You have successfully logged in.' }),

  /** Throttling and network failures keep their own message; "invalid password" would mislead users. */
  loginFailed: (error: unknown) =>
    toast({
      variant: 'destructive',
      title: 'Login failed.',
      description: isWrongCredentials(error) ? WRONG_CREDENTIALS : serverWords(error, NOT_REACHED),
    }),

  suspended: (message: string) =>
    toast({
      variant: 'destructive',
      title: message,
      description: "You've been signed out. This page shows how to contact support.",
    }),

  /** Null if the user has been signed out there. */
  changedElsewhere: (user: { firstName: string; lastName: string } | null) =>
    toast({
      title: user ? `You are signed in as ${fullName(user)}.` : "You've been signed out.",
      description: 'This happened in another tab of this browser.',
    }),

  logoutFailed: () =>
    toast({ variant: 'destructive', title: "You're still signed in.", description: NOT_REACHED }),

  signedUp: () => {
    toast({
      title: 'Account created successfully!',
      description: 'Welcome to Haulbid. You can now start booking services.',
    })
    toast({ title: 'Welcome to Haulbid!', description: 'Your account has been created successfully.' })
  },

  invitationAccepted: (firstName: string) =>
    toast({ title: `Welcome, ${firstName}!`, description: 'We saved your password and signed you in.' }),

  signUpFailed: (error: unknown) =>
    toast({
      variant: 'destructive',
      title: 'Signup failed',
      description: serverWords(error, SIGN_UP_FAILED),
    }),

  resetSent: () =>
    toast({
      title: 'Reset email sent.',
      description: "If an account with that email exists, we've sent password reset instructions.",
    }),

  resetFailed: (error: unknown) =>
    toast({ variant: 'destructive', title: 'Reset failed', description: serverWords(error, RESET_FAILED) }),

  emailConfirmed: () =>
    toast({ title: 'Your email is confirmed.', description: "You'll get our emails there from now on." }),

  emailTakenBack: () =>
    toast({
      title: 'Your previous email is back.',
      description: 'We emailed you a link to choose a new password.',
    }),

  passwordChanged: () =>
    toast({ title: 'Password changed.', description: 'Sign in with your new password.' }),
}
