import { act, screen, waitFor, within } from '@testing-library/react'
import { type Network, refusal } from '../../testing/fakeNetwork.js'
import { makeHaulRule, makeOfferRule } from '../../testing/makers/makeBusiness.js'
import { vendor, vendorNetwork } from '../../testing/makers/vendorNetwork.js'
import { renderApp } from '../../testing/renderApp.js'

/** What the list and the form share with rules for rentals is in instantBids.test.tsx. */

type Rule = ReturnType<typeof makeHaulRule>

const NAME = 'Junk for $99 to $400'
const NO_PREVIEW = { previewHaulRule: { __typename: 'HaulPreview', requests: [] } }

const open = async (rules: Rule[], network: Network = {}) => {
  const app = renderApp('/?tab=inventory', {
    user: vendor,
    network: {
      ...vendorNetwork(),
      HaulRules: { haulRules: rules },
      PreviewHaulRule: NO_PREVIEW,
      ...network,
    },
  })
  const section = within(await screen.findByRole('region', { name: 'Instant Bids on Junk' }))
  const sent = (operation: string) =>
    app.calls.filter(call => call.operation === operation).map(({ variables }) => variables)
  const card = async () => within((await section.findByRole('heading', { name: /^Junk for/ })).closest('li')!)
  return { ...app, section, sent, card }
}
const openForm = async (rules: Rule[] = [], network: Network = {}) => {
  const app = await open(rules, network)
  await waitFor(() => expect(app.section.getByRole('button', { name: 'Add Rule' })).toBeEnabled())
  await app.press.click(app.section.getByRole('button', { name: 'Add Rule' }))
  return { ...app, form: within(await screen.findByRole('dialog', { name: 'New Rule' })) }
}

test('says what instant bids on junk are for before the first rule', async () => {
  const { section } = await open([])
  expect(await section.findByRole('heading', { name: 'No instant bids on junk yet' })).toBeVisible()
  expect(section.queryByRole('button', { name: 'Off for Today' })).toBeNull()
})

test('lists a rule in a sentence, with its extras, bids, and wins', async () => {
  const { card } = await open([
    makeHaulRule({
      zipCodes: ['78701'],
      stairsPrice: '35.00',
      extraEighthPrice: '45.00',
      bidCount: 12,
      winCount: 3,
    }),
  ])
  const rule = await card()
  expect(rule.getByRole('switch', { name: NAME })).toBeChecked()
  expect(rule.getByText("I'll bid $99 to $400 on junk in 78701, a day ahead.")).toBeVisible()
  expect(rule.getByText('$35.00 for stairs; $45.00 for each extra eighth of a truck')).toBeVisible()
  expect(rule.getByText('So far').nextSibling).toHaveTextContent('12 bids, 3 won')
})

test("says why a rule can't bid", async () => {
  const { card } = await open([makeHaulRule({ whyNotBid: 'SERVICE_NOT_OFFERED' })])
  expect((await card()).getByText(/Junk pickup is not one of your services/)).toBeVisible()
})

test('says why an admin paused a rule', async () => {
  const { card } = await open([
    makeHaulRule({ pausedAt: '2026-11-20T10:00:00.000Z', pauseReason: 'The price looks like a typo' }),
  ])
  expect((await card()).getByText('The price looks like a typo')).toBeVisible()
})

test("says that the rules can't be loaded", async () => {
  const { section } = await open([], { HaulRules: new Error('offline') })
  expect(await section.findByText("We couldn't load your instant bids on junk")).toBeVisible()
})

test('fills in prices between the first and the last, says what the minimum covers, and saves the rule', async () => {
  const { form, press, sent, card } = await openForm([], {
    SaveHaulRule: { saveHaulRule: makeHaulRule() },
  })
  await press.type(form.getByLabelText('Minimum ($)'), '160')
  expect(form.getByRole('button', { name: 'Fill In Between' })).toBeDisabled()
  await press.type(form.getByLabelText('An eighth of a truck'), '100')
  await press.type(form.getByLabelText('A full truck'), '450')
  await press.click(form.getByRole('button', { name: 'Fill In Between' }))
  expect(form.getByLabelText('Half a truck')).toHaveValue('250')
  expect(form.getByText('The minimum covers loads up to a quarter of a truck.')).toBeVisible()
  await press.type(form.getByLabelText(/^Stairs/), '35')
  await press.type(form.getByLabelText('ZIP Codes'), '78701, 78704')
  expect(form.getByText("I'll bid $160 to $450 on junk in 78701 or 78704, a day ahead.")).toBeVisible()
  await press.click(form.getByRole('checkbox', { name: 'Monday' }))
  await press.selectOptions(form.getByLabelText('Bids Are Good For'), '5 days')
  await press.click(form.getByRole('button', { name: 'Save Rule' }))
  expect(await screen.findByText('Rule saved')).toBeVisible()
  expect(sent('SaveHaulRule')).toEqual([
    {
      input: {
        minimum: '160',
        eighthPrices: ['100', '150', '200', '250', '300', '350', '400', '450'],
        stairsPrice: '35',
        extraEighthPrice: null,
        zipCodes: ['78701', '78704'],
        noticeHours: 24,
        weekdays: [1],
        mostPerDay: null,
        standsDays: 5,
        isActive: true,
      },
    },
  ])
  expect((await card()).getByRole('switch', { name: NAME })).toBeChecked()
})

test('says at its price that a larger load costs less, before anything is sent', async () => {
  const { press, card, sent } = await open([makeHaulRule()])
  await press.click((await card()).getByRole('button', { name: 'Edit' }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit Rule' }))
  const half = form.getByLabelText('Half a truck')
  await press.clear(half)
  await press.type(half, '150')
  await press.click(form.getByRole('button', { name: 'Save Rule' }))
  expect(await form.findByText("A larger load can't cost less")).toBeVisible()
  expect(half).toHaveFocus()
  expect(sent('SaveHaulRule')).toEqual([])
})

test('shows the pickups that the rule would have bid on, with how each price is made up', async () => {
  const request = {
    __typename: 'PreviewedPickup',
    zipCode: '78704',
    createdAt: '2026-11-20T10:00:00.000Z',
    pickupDay: '2026-12-01',
    loadEighths: 4,
    price: '275.00',
    parts: [
      { __typename: 'PricePart', label: 'Half a truck', amount: '240.00' },
      { __typename: 'PricePart', label: 'Stairs', amount: '35.00' },
    ],
  }
  const { press, card } = await open([makeHaulRule()], {
    PreviewHaulRule: ({ input }: { input: { noticeHours: number } }) => ({
      previewHaulRule: { __typename: 'HaulPreview', requests: input.noticeHours === 24 ? [request] : [] },
    }),
  })
  await press.click((await card()).getByRole('button', { name: 'Edit' }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit Rule' }))
  const row = within(await form.findByRole('table', { name: 'Matching requests' })).getAllByRole('row')[1]
  expect(row).toHaveTextContent('78704Tue, Dec 1Half a truckHalf a truck $240.00, Stairs $35.00$275.00')
  await press.clear(form.getByLabelText('Notice (hours)'))
  await press.type(form.getByLabelText('Notice (hours)'), '300')
  expect(await form.findByText(/^It would have bid on no pickup of the last 90 days/)).toBeVisible()
})

test('shows the latest version if another browser has changed the rule', async () => {
  let rule = makeHaulRule()
  const { press, card } = await open([rule], {
    HaulRules: () => ({ haulRules: [rule] }),
    SaveHaulRule: refusal('CONFLICT', 'Someone changed this while you were editing.', {
      reason: 'CHANGED_MEANWHILE',
    }),
  })
  await press.click((await card()).getByRole('button', { name: 'Edit' }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit Rule' }))
  rule = makeHaulRule({ minimum: '120.00', version: 2 })
  await press.click(form.getByRole('button', { name: 'Save Rule' }))
  const notice = await form.findByText('Someone changed this while you were editing. It is now:')
  expect(notice.closest('[role="status"]')).toHaveTextContent("I'll bid $120 to $400 on junk")
})

test('switches all rules off for today, those for rentals, too', async () => {
  const rental = makeOfferRule()
  let offUntil: string | null = null
  const { press, section } = await open([], {
    OfferRules: () => ({ offerRules: [{ ...rental, offUntil }] }),
    HaulRules: () => ({ haulRules: [makeHaulRule({ offUntil })] }),
    TurnOffersOffToday: () => {
      offUntil = '2099-01-01T06:00:00.000Z'
      return { turnOffersOffToday: [{ ...rental, offUntil }] }
    },
  })
  await press.click(await section.findByRole('button', { name: 'Off for Today' }))
  expect(await section.findByText('Off for today')).toBeVisible()
})

test('deletes a rule after a question', async () => {
  const rule = makeHaulRule()
  const { press, card, section, sent } = await open([rule], { DeleteHaulRule: { deleteHaulRule: rule.id } })
  await press.click((await card()).getByRole('button', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog', { name: `Delete the rule ${NAME}?` }))
  await press.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Rule deleted')).toBeVisible()
  expect(await section.findByRole('heading', { name: 'No instant bids on junk yet' })).toBeVisible()
  expect(sent('DeleteHaulRule')).toEqual([{ id: rule.id }])
})

test('says in an open form that another browser has removed the rule', async () => {
  let rules = [makeHaulRule()]
  const { press, card, live } = await open(rules, { HaulRules: () => ({ haulRules: rules }) })
  await press.click((await card()).getByRole('button', { name: 'Edit' }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit Rule' }))
  await waitFor(() => expect(live.isOpen()).toBe(true))
  rules = []
  await act(async () => live.push({ stale: [{ kind: 'haul_rule', id: makeHaulRule().id, jobId: null }] }))
  expect(await form.findByText('This rule has been removed.')).toBeVisible()
  expect(form.queryByRole('button', { name: 'Save Rule' })).toBeNull()
})
