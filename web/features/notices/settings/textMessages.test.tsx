import { screen, waitFor, within } from '@testing-library/react'
import { makePreferences } from '../../../testing/makers/makeNotices.js'
import { makeUser } from '../../../testing/makers/makeUser.js'
import { renderApp } from '../../../testing/renderApp.js'

const number = (isConfirmed: boolean) => ({
  ...makePreferences(),
  textNumber: { __typename: 'TextNumber' as const, phone: '+15125550147', isConfirmed },
})

test('accepts a number with consent, confirms it by code, and turns it off again', async () => {
  const { press, calls } = renderApp('/customer/account', {
    user: makeUser(),
    network: {
      ApiTokens: { apiTokens: [] },
      MyDataExport: { myDataExport: null },
      NoticePreferences: { noticePreferences: makePreferences() },
      RequestTextCode: { requestTextCode: number(false) },
      ConfirmTextCode: { confirmTextCode: number(true) },
      StopTexts: { stopTexts: makePreferences() },
    },
  })
  const here = within(await screen.findByRole('region', { name: 'Notifications' }))
  await press.type(await here.findByRole('textbox', { name: /Mobile number/ }), '(512) 555-0147')
  await press.click(here.getByRole('button', { name: 'Text me a code' }))
  expect(await here.findByText('Please agree to be texted')).toBeVisible()
  expect(calls.some(({ operation }) => operation === 'RequestTextCode')).toBe(false)
  await press.click(here.getByRole('checkbox', { name: 'I agree' }))
  await press.click(here.getByRole('button', { name: 'Text me a code' }))
  await waitFor(() => expect(here.getByRole('textbox', { name: /Code/ })).toHaveFocus())
  await press.click(here.getByRole('button', { name: 'Send another code' }))
  expect(await screen.findByText('We texted another code')).toBeVisible()
  expect(calls.at(-1)).toMatchObject({
    operation: 'RequestTextCode',
    variables: { input: { phone: '+15125550147', consent: true } },
  })
  await press.click(here.getByRole('button', { name: 'Use another number' }))
  await waitFor(() => expect(here.getByRole('textbox', { name: /Mobile number/ })).toHaveFocus())
  expect(screen.queryByText('Text messages are off')).toBeNull()
  await press.type(here.getByRole('textbox', { name: /Mobile number/ }), '(512) 555-0147')
  await press.click(here.getByRole('checkbox', { name: 'I agree' }))
  await press.click(here.getByRole('button', { name: 'Text me a code' }))
  await press.type(await here.findByRole('textbox', { name: /Code/ }), '123456{Enter}')
  expect(await here.findByText(/We text \(512\) 555-0147/)).toBeVisible()
  expect(here.getByRole('combobox', { name: 'Ratings, by text message' })).toHaveValue('off')
  await waitFor(() => expect(here.getByRole('button', { name: 'Turn off text messages' })).toHaveFocus())
  await press.click(here.getByRole('button', { name: 'Turn off text messages' }))
  expect(await screen.findByText('Text messages are off')).toBeVisible()
  expect(await here.findByRole('textbox', { name: /Mobile number/ })).toBeVisible()
  expect(here.queryByRole('combobox', { name: 'Ratings, by text message' })).toBeNull()
})
