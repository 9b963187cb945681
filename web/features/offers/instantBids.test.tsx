import { act, screen, waitFor, within } from '@testing-library/react'
import { type Network, refusal } from '../../testing/fakeNetwork.js'
import { makeOfferRule, makeSize, rentalTerms } from '../../testing/makers/makeBusiness.js'
import { vendor, vendorNetwork } from '../../testing/makers/vendorNetwork.js'
import { renderApp } from '../../testing/renderApp.js'
import type { OfferRule_RuleFragment } from './generated/offers.js'

type Rule = ReturnType<typeof makeOfferRule>

const rates = makeSize({
  rentalSize: '20_yard',
  usualPrice: '380.00',
  ...rentalTerms,
})
const NO_PREVIEW = { previewOfferRule: { __typename: 'OfferPreview', requests: [] } }

const open = async (rules: Rule[], network: Network = {}) => {
  const app = renderApp('/?tab=inventory', {
    user: vendor,
    network: {
      ...vendorNetwork(),
      DumpsterSizes: { dumpsterSizes: [rates] },
      OfferRules: { offerRules: rules },
      PreviewOfferRule: NO_PREVIEW,
      ...network,
    },
  })
  const section = within(await screen.findByRole('region', { name: 'Instant Bids' }))
  const sent = (operation: string) =>
    app.calls.filter(call => call.operation === operation).map(({ variables }) => variables)
  const card = async (name: RegExp | string = /20 yard/) =>
    within((await section.findByRole('heading', { name })).closest('li')!)
  return { ...app, section, sent, card }
}
const openForm = async (rules: Rule[] = [], network: Network = {}) => {
  const app = await open(rules, network)
  await waitFor(() => expect(app.section.getByRole('button', { name: 'Add Rule' })).toBeEnabled())
  await app.press.click(app.section.getByRole('button', { name: 'Add Rule' }))
  return { ...app, form: within(await screen.findByRole('dialog', { name: 'New Rule' })) }
}

/** A rule as saving it again sends it. */
const sentRule = ({ __typename, vendorId, ...rule }: Rule) => {
  const { offUntil, pausedAt, pauseReason, whyNotBid, bidCount, winCount, ...input } = rule
  return input
}

test('says what instant bids are for before the first rule', async () => {
  const { section } = await open([])
  expect(await section.findByRole('heading', { name: 'No instant bids yet' })).toBeVisible()
  expect(section.queryByRole('button', { name: 'Off for Today' })).toBeNull()
})

test('lists a rule with its terms, limits, bids, and wins', async () => {
  const { card } = await open([
    makeOfferRule({
      zipCodes: ['78701', '78702', '78703', '78704', '78705', '78721', '78722'],
      debris: ['household', 'yard_waste'],
      weekdays: [1, 5],
      noticeHours: 4,
      mostPerDay: 2,
      bidCount: 12,
      winCount: 3,
    }),
  ])
  const rule = await card('20 yard for $380.00')
  expect(rule.getByRole('switch', { name: '20 yard for $380.00' })).toBeChecked()
  expect(
    rule.getByText(
      "I'll bid $380 on 20 yard rentals with household or yard waste debris delivered on a Monday or Friday in 78701, 78702, 78703, 78704, 78705, or 2 more ZIP codes, 4 hours ahead, at most 2 a day.",
    ),
  ).toBeVisible()
  expect(rule.getByText('7 days, 2 tons; $12 a day after, $65 a ton over')).toBeVisible()
  for (const [label, value] of Object.entries({
    'Bids stand for': '3 days',
    'So far': '12 bids, 3 won',
  }))
    expect(rule.getByText(label).nextSibling).toHaveTextContent(value)
})

test('shows a rule that is off by its switch', async () => {
  const { card } = await open([makeOfferRule({ isActive: false })])
  expect((await card()).getByRole('switch', { name: '20 yard for $380.00' })).not.toBeChecked()
})

test.each<[string, Partial<OfferRule_RuleFragment>]>([
  ['Off for today', { offUntil: '2099-01-01T06:00:00.000Z' }],
  ["Can't bid", { whyNotBid: 'DOCUMENTS_EXPIRED' }],
])('marks a rule as %s', async (label, some) => {
  const { card } = await open([makeOfferRule(some)])
  expect((await card()).getByText(label)).toBeVisible()
})

test('says why an admin paused a rule', async () => {
  const { card } = await open([
    makeOfferRule({ pausedAt: '2026-11-20T10:00:00.000Z', pauseReason: 'The price looks like a typo' }),
  ])
  expect((await card()).getByText('The price looks like a typo')).toBeVisible()
})

test.each([
  ['NOT_IN_AREA', 'See your service areas', '/?tab=areas'],
  ['FEES_OVERDUE', 'See your overview', '/?tab=overview'],
] as const)(
  "says why a rule can't bid, with a link to where that can be changed: %s",
  async (whyNotBid, name, href) => {
    const { card } = await open([makeOfferRule({ whyNotBid })])
    expect((await card()).getByRole('link', { name })).toHaveAttribute('href', href)
  },
)

test("says that the rules can't be loaded", async () => {
  const { section } = await open([], { OfferRules: new Error('offline') })
  expect(await section.findByText("We couldn't load your instant bids")).toBeVisible()
})

test('starts a rule from the rates for a size, shows what a customer reads, and saves it', async () => {
  const { form, press, sent, card } = await openForm([], {
    SaveOfferRule: { saveOfferRule: makeOfferRule({ price: '390.00' }) },
  })
  expect(form.getByLabelText('Dumpster Size')).toHaveValue('20_yard')
  expect(form.getByLabelText('Price ($)')).toHaveValue('380.00')
  expect(form.getByText('$380.00').parentElement).toHaveTextContent(
    '$380.00 7 days, 2 tons; $12 a day after, $65 a ton over',
  )
  await press.clear(form.getByLabelText('Price ($)'))
  await press.type(form.getByLabelText('Price ($)'), '390')
  await press.type(form.getByLabelText('ZIP Codes'), '78701, 78704')
  await press.click(form.getByRole('checkbox', { name: 'Household' }))
  await press.click(form.getByRole('checkbox', { name: 'Monday' }))
  await press.type(form.getByLabelText('Max per Day'), '2')
  await press.selectOptions(form.getByLabelText('Bids Are Good For'), '5 days')
  await press.click(form.getByRole('button', { name: 'Save Rule' }))
  expect(await screen.findByText('Rule saved')).toBeVisible()
  expect(sent('SaveOfferRule')).toEqual([
    {
      input: {
        size: '20_yard',
        zipCodes: ['78701', '78704'],
        debris: ['household'],
        price: '390',
        ...rentalTerms,
        includedTons: '2',
        tripFee: null,
        swapPrice: null,
        noticeHours: 24,
        weekdays: [1],
        mostPerDay: 2,
        standsDays: 5,
        isActive: true,
      },
    },
  ])
  expect((await card('20 yard for $390.00')).getByRole('switch')).toBeChecked()
})

test('says the rule in a sentence while its three steps are filled in', async () => {
  const { form, press } = await openForm([])
  const [what, where, price] = ['1. What you rent out', '2. Where and when', '3. Price and promise'].map(
    name => within(form.getByRole('group', { name })),
  )
  expect(
    form.getByText("I'll bid $380 on 20 yard rentals in any of my ZIP codes, a day ahead."),
  ).toBeVisible()
  await press.selectOptions(what!.getByLabelText('Dumpster Size'), '10_yard')
  await press.click(what!.getByRole('checkbox', { name: 'Roofing' }))
  await press.type(where!.getByLabelText('ZIP Codes'), '78701 78704')
  await press.type(where!.getByLabelText('Max per Day'), '2')
  await press.clear(price!.getByLabelText('Price ($)'))
  expect(
    form.getByText(
      "I'll bid … on 10 yard rentals with roofing debris in 78701 or 78704, a day ahead, at most 2 a day.",
    ),
  ).toBeVisible()
})

test('shows the requests that the rule would have bid on, again after a change', async () => {
  const request = {
    __typename: 'PreviewedRequest',
    zipCode: '78704',
    createdAt: '2026-11-20T10:00:00.000Z',
    dropoffDate: '2026-12-01',
    pickupDate: '2026-12-08',
    debris: null,
    estimatedTotal: '445.00',
  }
  const { form, press } = await openForm([], {
    PreviewOfferRule: ({ input }: { input: { noticeHours: number } }) => ({
      previewOfferRule: {
        __typename: 'OfferPreview',
        requests: input.noticeHours === 24 ? [request] : [],
      },
    }),
  })
  const row = within(await form.findByRole('table', { name: 'Matching requests' })).getAllByRole('row')[1]
  expect(row).toHaveTextContent('78704Tue, Dec 1 to Tue, Dec 8Not specified$445.00')
  await press.clear(form.getByLabelText('Notice (hours)'))
  await press.type(form.getByLabelText('Notice (hours)'), '300')
  expect(await form.findByText(/^It would have bid on no rental of the last 90 days/)).toBeVisible()
})

test('says what is wrong with a rule before it is sent', async () => {
  const { form, press, sent } = await openForm([])
  await press.clear(form.getByLabelText('Price ($)'))
  await press.type(form.getByLabelText('ZIP Codes'), '787')
  await press.type(form.getByLabelText('Max per Day'), '0')
  await press.click(form.getByRole('button', { name: 'Save Rule' }))
  await waitFor(() => expect(form.getAllByRole('alert')).toHaveLength(3))
  expect(form.getByLabelText('ZIP Codes')).toHaveFocus()
  expect(sent('SaveOfferRule')).toEqual([])
})

test('keeps what was typed after a refusal', async () => {
  const words = "You've reached the limit of instant bid rules. Remove one first."
  const { form, press } = await openForm([], {
    SaveOfferRule: refusal('CONFLICT', words, { reason: 'TOO_MANY_OFFER_RULES' }),
  })
  await press.click(form.getByRole('button', { name: 'Save Rule' }))
  expect(await screen.findByText(words)).toBeVisible()
  expect(form.getByLabelText('Price ($)')).toHaveValue('380.00')
})

test('edits a rule, and shows the latest version if another browser has changed it', async () => {
  let rule = makeOfferRule()
  const { press, card, sent } = await open([rule], {
    OfferRules: () => ({ offerRules: [rule] }),
    SaveOfferRule: ({ input }: { input: { version: number } }) =>
      input.version === rule.version
        ? { saveOfferRule: makeOfferRule({ price: '400.00', version: 3 }) }
        : refusal('CONFLICT', 'Someone changed this while you were editing.', {
            reason: 'CHANGED_MEANWHILE',
          }),
  })
  await press.click((await card()).getByRole('button', { name: 'Edit' }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit Rule' }))
  await press.clear(form.getByLabelText('Price ($)'))
  await press.type(form.getByLabelText('Price ($)'), '400')
  rule = makeOfferRule({ price: '350.00', version: 2 })
  await press.click(form.getByRole('button', { name: 'Save Rule' }))
  const notice = await form.findByText('Someone changed this while you were editing. It is now:')
  expect(notice.closest('[role="status"]')).toHaveTextContent("I'll bid $350 on 20 yard rentals")
  await press.click(form.getByRole('button', { name: 'Keep What I Typed' }))
  await press.click(form.getByRole('button', { name: 'Save Rule' }))
  expect(await screen.findByText('Rule saved')).toBeVisible()
  expect(sent('SaveOfferRule')).toMatchObject([
    { input: { id: rule.id, price: '400', version: 1 } },
    { input: { id: rule.id, price: '400', version: 2 } },
  ])
})

test('switches one rule off and on by keyboard, whole, without waiting for the server', async () => {
  const rule = makeOfferRule({ zipCodes: ['78704'], weekdays: [6], mostPerDay: 3 })
  const { press, card, sent } = await open([rule], {
    SaveOfferRule: ({ input }: { input: { isActive: boolean; version: number } }) => ({
      saveOfferRule: { ...rule, isActive: input.isActive, version: input.version + 1 },
    }),
  })
  const onOff = (await card()).getByRole('switch', { name: '20 yard for $380.00' })
  onOff.focus()
  await press.keyboard(' ')
  await press.keyboard('{Enter}')
  expect(onOff).toBeChecked()
  await waitFor(() =>
    expect(sent('SaveOfferRule')).toEqual([
      { input: { ...sentRule(rule), isActive: false } },
      { input: { ...sentRule(rule), isActive: true, version: 2 } },
    ]),
  )
  expect(onOff).toBeChecked()
})

test('switches back, and says why, if the server refuses', async () => {
  const { press, card } = await open([makeOfferRule()], { SaveOfferRule: new Error('offline') })
  const onOff = (await card()).getByRole('switch')
  await press.click(onOff)
  expect(await screen.findByText("We couldn't change the rule")).toBeVisible()
  expect(screen.getByText('Check your connection, then try again.')).toBeVisible()
  expect(onOff).toBeChecked()
})

test('switches everything off for today with one tap, and on again', async () => {
  const rules = [
    makeOfferRule(),
    makeOfferRule({ id: 'e0000002-0000-4000-8000-000000000000', size: '10_yard' }),
  ]
  const { press, section, sent } = await open(rules, {
    TurnOffersOffToday: ({ isOff }: { isOff: boolean }) => ({
      turnOffersOffToday: rules.map(rule => ({
        ...rule,
        offUntil: isOff ? '2099-01-01T06:00:00.000Z' : null,
      })),
    }),
  })
  await press.click(await section.findByRole('button', { name: 'Off for Today' }))
  expect(await section.findAllByText('Off for today')).toHaveLength(2)
  await press.click(section.getByRole('button', { name: 'Turn Back On' }))
  await waitFor(() => expect(section.queryByText('Off for today')).toBeNull())
  expect(sent('TurnOffersOffToday')).toEqual([{ isOff: true }, { isOff: false }])
})

test('deletes a rule after a question', async () => {
  const rule = makeOfferRule()
  const { press, card, section, sent } = await open([rule], { DeleteOfferRule: { deleteOfferRule: rule.id } })
  await press.click((await card()).getByRole('button', { name: 'Delete' }))
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Delete the rule 20 yard for $380.00?' }),
  )
  await press.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Rule deleted')).toBeVisible()
  expect(await section.findByRole('heading', { name: 'No instant bids yet' })).toBeVisible()
  expect(sent('DeleteOfferRule')).toEqual([{ id: rule.id }])
})

test('says in an open form that another browser has removed the rule', async () => {
  let rules = [makeOfferRule()]
  const { press, card, live } = await open(rules, { OfferRules: () => ({ offerRules: rules }) })
  await press.click((await card()).getByRole('button', { name: 'Edit' }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit Rule' }))
  await waitFor(() => expect(live.isOpen()).toBe(true))
  rules = []
  await act(async () => live.push({ stale: [{ kind: 'offer_rule', id: makeOfferRule().id, jobId: null }] }))
  expect(await form.findByText('This rule has been removed.')).toBeVisible()
  expect(form.queryByRole('button', { name: 'Save Rule' })).toBeNull()
})

test("says that a rule can't bid once a statement is overdue", async () => {
  let rules = [makeOfferRule()]
  const { card, live } = await open(rules, { OfferRules: () => ({ offerRules: rules }) })
  expect((await card()).queryByText("Can't bid")).toBeNull()
  await waitFor(() => expect(live.isOpen()).toBe(true))
  rules = [makeOfferRule({ whyNotBid: 'FEES_OVERDUE' })]
  await act(async () => live.push({ stale: [{ kind: 'statement', id: 's1', jobId: null }] }))
  expect(await (await card()).findByText("Can't bid")).toBeVisible()
})
