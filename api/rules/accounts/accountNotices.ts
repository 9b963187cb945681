import { forAll, kind, toAccount } from '../notices/noticeKind.js'

export const accountNotices = {
  email_changed: kind({
    label: 'The email of the account was changed',
    readers: forAll,
    mail: 'never',
    words: () => 'Your email address was changed.',
    path: toAccount,
  }),
  password_changed: kind({
    label: 'The password of the account was changed',
    readers: forAll,
    mail: 'never',
    words: () => 'Your password was changed.',
    path: toAccount,
  }),
  device_signed_in: kind({
    label: 'A new device signed in to the account',
    readers: forAll,
    mail: 'now',
    words: () => 'A new device signed in to your account.',
    path: toAccount,
  }),
  token_made: kind<{ name: string }>({
    label: 'An API token was made',
    readers: forAll,
    mail: 'now',
    words: ({ name }) => `The API token “${name}” was created.`,
    path: toAccount,
  }),
} as const
