export const signInTitles = {
  choose: 'On demand dumpsters and junk pickup',
  customer: 'Sign In as Customer',
  vendor: 'Sign In as Vendor',
  signUp: 'Create Your Customer Account',
}
