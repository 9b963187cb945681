import { screen, within } from '@testing-library/react'
import type { Network } from '../../../testing/fakeNetwork.js'
import { adminNetwork } from '../../../testing/makers/adminNetwork.js'
import { pagesOf } from '../../../testing/makers/connection.js'
import { makeHaulRule, makeOfferRule } from '../../../testing/makers/makeBusiness.js'
import { admin } from '../../../testing/makers/makeUser.js'
import { makeManagedVendor } from '../../../testing/makers/makeVendor.js'
import { renderApp } from '../../../testing/renderApp.js'

const dale = makeManagedVendor()
const rule = makeOfferRule({ vendorId: dale.id, bidCount: 12, winCount: 3 })
const paused = {
  ...rule,
  pausedAt: '2026-11-20T10:00:00.000Z',
  pauseReason: 'A typo in the price?',
  version: 2,
}

const open = async (network: Network) => {
  const app = renderApp(`/?tab=vendors&review=${dale.id}`, {
    user: admin,
    network: {
      ...adminNetwork,
      ManagedVendors: { users: pagesOf('User', [dale], 10) },
      ManagedVendor: { user: dale, business: null },
      ...network,
    },
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Dale Hart' }))
  return {
    ...app,
    offers: within(await dialog.findByRole('region', { name: 'Instant bids' })),
    hauls: within(await dialog.findByRole('region', { name: 'Instant bids on junk' })),
  }
}

test("shows a vendor's rules with their bids and wins, and pauses one with a reason", async () => {
  const { offers, press, calls } = await open({
    VendorOfferRules: { offerRules: [rule] },
    PauseOfferRule: { pauseOfferRule: paused },
  })
  expect(await offers.findByRole('heading', { name: '20 yard for $380.00' })).toBeVisible()
  expect(offers.getByText('12 bids, 3 won')).toBeVisible()
  await press.click(offers.getByRole('button', { name: 'Pause' }))
  const question = within(await screen.findByRole('dialog', { name: 'Pause this rule?' }))
  await press.click(question.getByRole('button', { name: 'Pause' }))
  expect(await question.findByText('Please give a reason for pausing it')).toBeVisible()
  await press.type(question.getByLabelText('Reason'), 'A typo in the price?')
  await press.click(question.getByRole('button', { name: 'Pause' }))
  expect(await screen.findByText('Rule paused')).toBeVisible()
  expect(await offers.findByText('A typo in the price?')).toBeVisible()
  expect(calls.find(({ operation }) => operation === 'PauseOfferRule')?.variables).toEqual({
    id: rule.id,
    reason: 'A typo in the price?',
  })
})

test('resumes a paused rule', async () => {
  const { offers, press } = await open({
    VendorOfferRules: { offerRules: [paused] },
    ResumeOfferRule: { resumeOfferRule: { ...rule, version: 3 } },
  })
  await press.click(await offers.findByRole('button', { name: 'Resume' }))
  expect(await screen.findByText('Rule resumed')).toBeVisible()
  expect(await offers.findByRole('button', { name: 'Pause' })).toBeVisible()
})

test('says that a vendor has no rules', async () => {
  const { offers } = await open({})
  expect(await offers.findByText('This vendor has no rules for instant bids.')).toBeVisible()
})

test("says that the rules can't be loaded", async () => {
  const { offers } = await open({ VendorOfferRules: new Error('offline') })
  expect(await offers.findByText("We couldn't load the instant bids")).toBeVisible()
})

test("shows a vendor's rules for junk, pauses one with a reason, and resumes it", async () => {
  const haul = makeHaulRule({ vendorId: dale.id, bidCount: 12, winCount: 3 })
  const { hauls, press, calls } = await open({
    VendorHaulRules: { haulRules: [haul] },
    PauseHaulRule: {
      pauseHaulRule: { ...haul, pausedAt: paused.pausedAt, pauseReason: 'A typo?', version: 2 },
    },
    ResumeHaulRule: { resumeHaulRule: { ...haul, version: 3 } },
  })
  expect(await hauls.findByRole('heading', { name: 'Junk for $99 to $400' })).toBeVisible()
  expect(hauls.getByText('12 bids, 3 won')).toBeVisible()
  await press.click(hauls.getByRole('button', { name: 'Pause' }))
  const question = within(await screen.findByRole('dialog', { name: 'Pause this rule?' }))
  await press.type(question.getByLabelText('Reason'), 'A typo?')
  await press.click(question.getByRole('button', { name: 'Pause' }))
  expect(await screen.findByText('Rule paused')).toBeVisible()
  expect(await hauls.findByText('A typo?')).toBeVisible()
  expect(calls.find(({ operation }) => operation === 'PauseHaulRule')?.variables).toEqual({
    id: haul.id,
    reason: 'A typo?',
  })
  await press.click(hauls.getByRole('button', { name: 'Resume' }))
  expect(await screen.findByText('Rule resumed')).toBeVisible()
})

test('says that a vendor has no rules for junk', async () => {
  const { hauls } = await open({})
  expect(await hauls.findByText('This vendor has no rules for instant bids on junk.')).toBeVisible()
})
