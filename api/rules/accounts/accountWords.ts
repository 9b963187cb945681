import type { TaskWords } from '../admin/logWords.js'

export const tasks = {
  resetMail: { name: 'Password reset email' },
  emailConfirmationMail: { name: 'Email to confirm an address', about: 'User' },
  emailReplacedMail: { name: 'Email to a replaced address', about: 'User' },
  emailChangedMail: { name: 'Email about a changed email address', about: 'Change' },
  emailTakenBackMail: { name: 'Email about an undone change of email address', about: 'Change' },
  passwordChangedMail: { name: 'Email about a changed password', about: 'User' },
  invitationMail: { name: 'Invitation email', about: 'User' },
} satisfies Record<string, TaskWords>

/** Why acts of this noun refuse, with the default message to users. */
export const refusals = {
  EMAIL_TAKEN: 'An account with this email already exists',
  TOO_MANY_TOKENS: "You've reached the limit of tokens. Revoke one first.",
  INVITATION_ACCEPTED: 'This user has already chosen a password',
  USER_SUSPENDED: 'This account is suspended. Reactivate it first.',
  UNDO_OVER: 'This decision can no longer be undone',
} as const
