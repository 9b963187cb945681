import type { Page } from 'playwright'
import { linkMailedTo } from './outbox.js'
import { signIn, toastSays } from './signIn.js'

/** The choices of an invited vendor. */
export const invited = { password: 'hauling since 1990' }

/** Adds a vendor as an admin; returns the link in the mail. */
export const inviteVendor = async (admin: Page, email: string): Promise<string> => {
  await signIn(admin, 'Vendor', 'admin@example.com')
  await admin.getByRole('tab', { name: 'User Management' }).click()
  await admin.getByRole('button', { name: 'Add User' }).click()
  const form = admin.getByRole('dialog', { name: 'Add User' })
  await form.getByLabel('First name').fill('Vera')
  await form.getByLabel('Last name').fill('Novak')
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button', { name: 'Send Invitation' }).click()
  await toastSays(admin, 'Invitation sent')
  return linkMailedTo(email, 'invitation')
}
