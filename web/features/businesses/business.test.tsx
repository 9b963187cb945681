import { act, screen, waitFor, within } from '@testing-library/react'
import { type Network, refusal } from '../../testing/fakeNetwork.js'
import { makeBusiness } from '../../testing/makers/makeBusiness.js'
import { makePreferences } from '../../testing/makers/makeNotices.js'
import { makeAgenda, VENDOR_ID } from '../../testing/makers/makeVendor.js'
import { vendor, vendorNetwork } from '../../testing/makers/vendorNetwork.js'
import { renderApp } from '../../testing/renderApp.js'

const becker = makeBusiness()

const open = (network: Network = {}, path = '/?view=account', agenda = makeAgenda()) =>
  renderApp(path, {
    user: vendor,
    network: {
      ...vendorNetwork({ agenda }),
      ApiTokens: { apiTokens: [] },
      NoticePreferences: { noticePreferences: makePreferences() },
      MyDataExport: { myDataExport: null },
      OwnBusiness: { business: becker },
      ...network,
    },
  })

const section = async () => within(await screen.findByRole('region', { name: 'Your Business' }))
const prompt = () => screen.findByRole('region', { name: 'Does your business have a name?' })

test('asks a vendor without a business, and links to the form', async () => {
  const { press } = open({ OwnBusiness: { business: null } }, '/', makeAgenda({ asksForBusiness: true }))
  await press.click(within(await prompt()).getByRole('link', { name: 'Name Your Business' }))
  expect(await (await section()).findByLabelText('Business Name')).toBeVisible()
})

test('does not ask again after Not Now', async () => {
  const { press, calls } = open(
    { DismissBusinessPrompt: { dismissBusinessPrompt: makeAgenda({ asksForBusiness: false }) } },
    '/',
    makeAgenda({ asksForBusiness: true }),
  )
  await press.click(within(await prompt()).getByRole('button', { name: 'Not Now' }))
  await waitFor(() => expect(screen.queryByText('Does your business have a name?')).toBeNull())
  expect(calls.filter(({ operation }) => operation === 'DismissBusinessPrompt')).toHaveLength(1)
})

test('leaves the question in place after a refusal', async () => {
  const { press } = open(
    { DismissBusinessPrompt: refusal('UNAVAILABLE', 'Back in a minute') },
    '/',
    makeAgenda({ asksForBusiness: true }),
  )
  await press.click(within(await prompt()).getByRole('button', { name: 'Not Now' }))
  expect(await screen.findByText('Back in a minute')).toBeInTheDocument()
  expect(await prompt()).toBeVisible()
})

test('saves a first business as typed, and then shows it', async () => {
  const { press, calls } = open({
    OwnBusiness: { business: null },
    SaveBusiness: { saveBusiness: becker },
  })
  const form = await section()
  await press.type(await form.findByLabelText('Business Name'), 'Becker Hauling')
  await press.type(form.getByLabelText('About'), 'Two trucks')
  await press.type(form.getByLabelText('In Business Since'), '2009')
  expect(form.queryByLabelText('Zelle email or phone')).toBeNull()
  await press.click(form.getByRole('checkbox', { name: 'Card' }))
  await press.click(form.getByRole('checkbox', { name: 'Zelle' }))
  await press.type(form.getByLabelText('Zelle email or phone'), 'pay@becker.example.com')
  await press.click(form.getByRole('button', { name: 'Save Business' }))
  expect(await screen.findByText('Business saved')).toBeInTheDocument()
  expect(calls.find(({ operation }) => operation === 'SaveBusiness')?.variables).toEqual({
    input: {
      name: 'Becker Hauling',
      about: 'Two trucks',
      phone: null,
      logo: null,
      since: 2009,
      paymentMethods: ['card', 'zelle'],
      paymentHandles: [{ method: 'zelle', handle: 'pay@becker.example.com' }],
      version: null,
    },
  })
  const edit = await (await section()).findByRole('button', { name: 'Edit Business' })
  await waitFor(() => expect(edit).toHaveFocus())
  const profile = { name: 'See your public profile (opens in a new tab)' }
  expect((await section()).getByRole('link', profile)).toHaveAttribute('href', `/?vendor=${VENDOR_ID}`)
})

test('shows a broken rule on its field, and loses nothing typed', async () => {
  const { press, calls } = open()
  const form = await section()
  await press.click(await form.findByRole('button', { name: 'Edit Business' }))
  expect(form.getByLabelText('Business Name')).toHaveFocus()
  await press.clear(form.getByLabelText('Business Name'))
  await press.type(form.getByLabelText('About'), ' Call (512) 555-0147')
  await press.clear(form.getByLabelText('In Business Since'))
  await press.type(form.getByLabelText('In Business Since'), '12')
  await press.click(form.getByRole('button', { name: 'Save Business' }))
  expect(await form.findByText('Business name is required')).toBeVisible()
  expect(form.getByText(/^Leave out phone numbers, emails, and links\./)).toBeVisible()
  expect(form.getByText(/^Please enter a year from 1800/)).toBeVisible()
  expect(form.getByLabelText('About')).toHaveValue('Two trucks Call (512) 555-0147')
  expect(calls.map(({ operation }) => operation)).not.toContain('SaveBusiness')
})

test('asks the vendor before overwriting a business that was changed elsewhere', async () => {
  const words = 'Someone changed this while you were editing.'
  let stored = makeBusiness()
  const { press, calls } = open({
    OwnBusiness: () => ({ business: stored }),
    SaveBusiness: ({ input }: { input: { version: number } }) =>
      input.version === stored.version
        ? { saveBusiness: makeBusiness({ ...stored, name: 'Becker Hauling Inc', version: 5 }) }
        : refusal('CONFLICT', words, { reason: 'CHANGED_MEANWHILE' }),
  })
  const form = await section()
  await press.click(await form.findByRole('button', { name: 'Edit Business' }))
  await press.type(form.getByLabelText('Business Name'), ' Inc')
  stored = makeBusiness({ about: 'Three trucks', version: 4 })
  await press.click(form.getByRole('button', { name: 'Save Business' }))
  expect(await form.findByText(words)).toBeVisible()
  expect(await form.findByText('Three trucks')).toBeVisible()
  expect(form.getByLabelText('Business Name')).toHaveValue('Becker Hauling Inc')
  await press.click(form.getByRole('button', { name: 'Keep What I Typed' }))
  await press.click(form.getByRole('button', { name: 'Save Business' }))
  expect(await screen.findByText('Business saved')).toBeVisible()
  const sent = calls.filter(({ operation }) => operation === 'SaveBusiness')
  expect(sent.map(({ variables }) => variables)).toMatchObject([
    { input: { version: 3 } },
    { input: { version: 4, about: 'Two trucks' } },
  ])
})

test('sends the version that was read when others change the business during an edit', async () => {
  const { press, calls, client } = open({
    SaveBusiness: refusal('CONFLICT', 'Someone changed this.', { reason: 'CHANGED_MEANWHILE' }),
  })
  const form = await section()
  await press.click(await form.findByRole('button', { name: 'Edit Business' }))
  // As the change stream does.
  await act(async () => {
    for (const id of Object.keys(client.cache.extract() as object))
      if (id.startsWith('Business:')) client.cache.modify({ id, fields: { version: () => 9 } })
  })
  await press.type(form.getByLabelText('About'), ' and a crane')
  await press.click(form.getByRole('button', { name: 'Save Business' }))
  expect(await form.findByText('Someone changed this.')).toBeVisible()
  expect(calls.find(({ operation }) => operation === 'SaveBusiness')?.variables).toMatchObject({
    input: { version: 3 },
  })
})

test("says what can't be loaded", async () => {
  open({ OwnBusiness: new Error('away') })
  expect(await (await section()).findByText("We couldn't load your business")).toBeVisible()
})

test('says what Haulbid removed and why, and asks for another name', async () => {
  const words = 'Haulbid removed this name. Please choose another.'
  const { press } = open({
    OwnBusiness: { business: makeBusiness({ nameRemovedFor: 'insults', logoRemovedFor: 'not_theirs' }) },
    SaveBusiness: refusal('BAD_USER_INPUT', words, { issues: [{ path: 'name', message: words }] }),
  })
  const form = await section()
  expect(await form.findByText('Haulbid removed this name: insults or hate')).toBeVisible()
  expect(form.getByText("Haulbid removed the logo: someone else's name or brand")).toBeVisible()
  await press.click(form.getByRole('button', { name: 'Edit Business' }))
  await press.click(form.getByRole('button', { name: 'Save Business' }))
  expect(await form.findByText(words)).toBeVisible()
  expect(form.getByLabelText('Business Name')).toHaveFocus()
})
