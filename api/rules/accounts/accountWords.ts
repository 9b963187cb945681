import type { TaskWords } from '../admin/logWords.js'

export const accountTaskWords = {
  resetMail: { name: 'Password reset email' },
  emailConfirmationMail: { name: 'Email to confirm an address', about: 'User' },
  emailReplacedMail: { name: 'Email to a replaced address', about: 'User' },
  emailChangedMail: { name: 'Email about a changed email address', about: 'Change' },
  emailTakenBackMail: { name: 'Email about an undone change of email address', about: 'Change' },
  passwordChangedMail: { name: 'Email about a changed password', about: 'User' },
  invitationMail: { name: 'Invitation email', about: 'User' },
} satisfies Record<string, TaskWords>
