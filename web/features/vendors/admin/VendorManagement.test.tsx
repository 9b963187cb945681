import { act, screen, waitFor, within } from '@testing-library/react'
import { type Network, refusal } from '../../../testing/fakeNetwork.js'
import { adminNetwork } from '../../../testing/makers/adminNetwork.js'
import { pagesOf } from '../../../testing/makers/connection.js'
import { makeBusiness, makeVendorDocument } from '../../../testing/makers/makeBusiness.js'
import { admin } from '../../../testing/makers/makeUser.js'
import { makeManagedVendor } from '../../../testing/makers/makeVendor.js'
import { renderApp } from '../../../testing/renderApp.js'
import type { ManagedVendorsQueryVariables } from './generated/vendors.js'

const dale = makeManagedVendor({ documents: [makeVendorDocument()] })

const open = (network: Network = {}, path = '/?tab=vendors') =>
  renderApp(path, {
    user: admin,
    network: {
      ...adminNetwork,
      ManagedVendors: ({ search, first, after }: ManagedVendorsQueryVariables) => ({
        users: pagesOf('User', dale.firstName.includes(search ?? '') ? [dale] : [], first, after),
      }),
      ManagedVendor: { user: dale, business: null },
      ...network,
    },
  })

const review = async (network: Network = {}) => {
  const app = open(network)
  await app.press.click(await screen.findByRole('button', { name: 'Review Dale Hart' }))
  const dialog = await screen.findByRole('dialog', { name: 'Dale Hart' })
  return { ...app, paper: await within(dialog).findByRole('article', { name: 'W-9' }) }
}

test('lists the vendors at once, with their record', async () => {
  const { press } = open({}, '/?tab=vendors')
  expect(await screen.findByRole('button', { name: 'Manage Vendors' })).toBeVisible()
  const row = await screen.findByRole('row', { name: /Dale Hart/ })
  for (const words of ['4.50', 'Junk Pickup', '2', '1 to review']) expect(row).toHaveTextContent(words)
  await press.type(screen.getByLabelText('Search vendors'), 'nobody')
  expect(await screen.findByText('No vendors found')).toBeVisible()
})

test('says that the vendors cannot be loaded', async () => {
  open({ ManagedVendors: new Error('offline') })
  expect(await screen.findByText("We couldn't load the vendors")).toBeVisible()
})

test('opens and approves a document', async () => {
  const { press, paper, calls } = await review({
    ReviewVendorDocument: {
      reviewVendorDocument: {
        ...makeVendorDocument({ reviewStatus: 'approved' }),
        vendor: { __typename: 'User', id: dale.id, documentsOnFile: ['w9_form'] },
      },
    },
  })
  expect(within(paper).getByRole('link', { name: /Open w9.pdf/ })).toHaveAttribute('href', '/objects/1')
  await press.click(within(paper).getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('Document approved')).toBeVisible()
  expect(within(paper).getByText('Approved')).toBeVisible()
  expect(within(paper).queryByRole('button', { name: 'Approve' })).toBeNull()
  expect(calls.find(({ operation }) => operation === 'ReviewVendorDocument')?.variables).toEqual({
    input: { id: makeVendorDocument().id, approve: true, version: 1 },
  })
})

test('refuses a document with a reason, and only with one', async () => {
  const { press, paper, calls } = await review({
    ReviewVendorDocument: {
      reviewVendorDocument: {
        ...makeVendorDocument({ reviewStatus: 'refused', reviewReason: 'Expired' }),
        vendor: { __typename: 'User', id: dale.id, documentsOnFile: [] },
      },
    },
  })
  await press.click(within(paper).getByRole('button', { name: 'Refuse' }))
  const asking = await screen.findByRole('dialog', { name: 'Refuse W-9?' })
  await press.click(within(asking).getByRole('button', { name: 'Refuse' }))
  expect(await within(asking).findByText('Please give a reason for refusing it')).toBeVisible()
  expect(calls.map(({ operation }) => operation)).not.toContain('ReviewVendorDocument')
  await press.type(within(asking).getByLabelText('Reason'), 'Expired')
  await press.click(within(asking).getByRole('button', { name: 'Refuse' }))
  expect(await screen.findByText('Document refused')).toBeVisible()
  expect(within(paper).getByText('Refused')).toBeVisible()
  expect(within(paper).getByText('Expired')).toBeVisible()
  expect(within(paper).queryByRole('button')).toBeNull()
})

test('says why a review is refused', async () => {
  const words = 'This document was already refused. Wait for a new one.'
  const { press, paper } = await review({ ReviewVendorDocument: refusal('CONFLICT', words) })
  await press.click(within(paper).getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText(words)).toBeVisible()
})

test('shows the decision when a document was reviewed in the meantime, and keeps what was typed', async () => {
  const words = 'Someone changed this while you were editing. Check the latest version, then decide.'
  let now = makeVendorDocument()
  const { press, paper, calls } = await review({
    ManagedVendor: () => ({ user: { ...dale, documents: [now] }, business: null }),
    ReviewVendorDocument: refusal('CONFLICT', words, { reason: 'CHANGED_MEANWHILE' }),
  })
  await press.click(within(paper).getByRole('button', { name: 'Refuse' }))
  const asking = within(await screen.findByRole('dialog', { name: 'Refuse W-9?' }))
  await press.type(asking.getByLabelText('Reason'), 'Expired')
  now = makeVendorDocument({ reviewStatus: 'approved', version: 2 })
  await press.click(asking.getByRole('button', { name: 'Refuse' }))
  expect(await asking.findByText('Approved')).toBeVisible()
  expect(asking.getByLabelText('Reason')).toHaveValue('Expired')
  await press.click(asking.getByRole('button', { name: 'Keep What I Typed' }))
  await press.click(asking.getByRole('button', { name: 'Refuse' }))
  await waitFor(() =>
    expect(calls.filter(({ operation }) => operation === 'ReviewVendorDocument').at(-1)?.variables).toEqual({
      input: { id: makeVendorDocument().id, approve: false, reason: 'Expired', version: 2 },
    }),
  )
})

describe('a document that another admin decides at the same time', () => {
  const decide = async (button: string, before: ReturnType<typeof makeVendorDocument>) => {
    let now = before
    const app = open({ ManagedVendor: () => ({ user: { ...dale, documents: [now] }, business: null }) })
    await app.press.click(await screen.findByRole('button', { name: 'Review Dale Hart' }))
    await app.press.click(await screen.findByRole('button', { name: button }))
    const asking = within(await screen.findByRole('dialog', { name: new RegExp(`^${button} .*\\?$`) }))
    const move = async (some: Partial<typeof before>) => {
      await waitFor(() => expect(app.live.isOpen()).toBe(true))
      now = { ...now, ...some, version: 2 }
      await act(async () =>
        app.live.push({ stale: [{ kind: 'document', id: now.id, jobId: null } as never] }),
      )
    }
    const close = async () => {
      expect(asking.queryByRole('button', { name: button })).toBeNull()
      expect(asking.queryByRole('button', { name: 'Keep What I Typed' })).toBeNull()
      await app.press.click(within(asking.getByRole('form')).getByRole('button', { name: 'Close' }))
      await waitFor(() =>
        expect(screen.queryByRole('dialog', { name: new RegExp(`^${button} `) })).toBeNull(),
      )
      expect(app.calls.map(({ operation }) => operation)).not.toContain('ReviewVendorDocument')
    }
    return { ...app, asking, move, close }
  }

  test.each([
    [{ reviewStatus: 'refused', reviewReason: 'Not signed' }, 'has already been refused.Not signed'],
    [{ reviewStatus: 'replaced' }, 'A newer document has replaced this one.'],
  ] as const)('keeps the reason for the refusal, and leaves nothing to refuse: %j', async (some, words) => {
    const { press, asking, move, close } = await decide('Refuse', makeVendorDocument())
    await press.type(asking.getByLabelText('Reason'), 'Expired')
    await move(some)
    expect(await asking.findByRole('alert')).toHaveTextContent(words)
    expect(asking.getByLabelText('Reason')).toHaveValue('Expired')
    await close()
  })

  test('does not approve it a second time', async () => {
    const insurance = makeVendorDocument({ documentType: 'commercial_insurance' })
    const { asking, move, close } = await decide('Approve', insurance)
    await move({ reviewStatus: 'approved', expiresOn: '2027-03-01' })
    expect(await asking.findByRole('alert')).toHaveTextContent(
      'already been approved.Good through Mon, Mar 1, 2027',
    )
    await close()
  })
})

describe('the name and logo of a business', () => {
  const becker = makeBusiness({ logo: '/objects/7' })
  const show = async (network: Network = {}) => {
    const app = open(
      { ManagedVendor: { user: dale, business: becker }, ...network },
      `/?tab=vendors&review=${dale.id}`,
    )
    const dialog = await screen.findByRole('dialog', { name: 'Dale Hart' })
    return { ...app, business: within(await within(dialog).findByRole('region', { name: 'Business' })) }
  }

  test('removes the name for a listed reason', async () => {
    const { press, business, calls } = await show({
      RemoveBusinessName: { removeBusinessName: { ...becker, nameRemovedFor: 'insults', version: 4 } },
    })
    expect(business.getByText('Becker Hauling')).toBeVisible()
    await press.click(business.getByRole('button', { name: 'Remove Name' }))
    const asking = within(await screen.findByRole('dialog', { name: 'Remove the name Becker Hauling?' }))
    expect(asking.getAllByRole('radio')).toHaveLength(5)
    await press.click(asking.getByRole('button', { name: 'Remove Name' }))
    expect(await asking.findByText('Please choose a reason')).toBeVisible()
    expect(calls.map(({ operation }) => operation)).not.toContain('RemoveBusinessName')
    await press.click(asking.getByRole('radio', { name: 'Insults or hate' }))
    await press.click(asking.getByRole('button', { name: 'Remove Name' }))
    expect(await screen.findByText('Business name removed')).toBeInTheDocument()
    expect(calls.find(({ operation }) => operation === 'RemoveBusinessName')?.variables).toEqual({
      input: { vendorId: becker.vendorId, reason: 'insults', version: 3 },
    })
    expect(await business.findByText('Haulbid removed this name: insults or hate')).toBeVisible()
    expect(business.queryByRole('button', { name: 'Remove Name' })).toBeNull()
  })

  test('removes the logo, from the screen too', async () => {
    const { press, business } = await show({
      RemoveBusinessLogo: {
        removeBusinessLogo: { ...becker, logo: null, logoRemovedFor: 'obscene', version: 4 },
      },
    })
    expect(business.getByRole('img', { name: 'Logo of Becker Hauling' })).toBeVisible()
    await press.click(business.getByRole('button', { name: 'Remove Logo' }))
    const asking = within(await screen.findByRole('dialog', { name: 'Remove the logo of Becker Hauling?' }))
    await press.click(asking.getByRole('radio', { name: 'Obscene or shocking' }))
    await press.click(asking.getByRole('button', { name: 'Remove Logo' }))
    expect(await business.findByText('Haulbid removed the logo: obscene or shocking')).toBeVisible()
    expect(business.queryByRole('img')).toBeNull()
    expect(business.queryByRole('button', { name: 'Remove Logo' })).toBeNull()
  })

  test('says why a removal is refused, and shows the current name', async () => {
    const words = 'Someone changed this while you were editing. Check the latest version, then decide.'
    let now = becker
    const { press, business } = await show({
      ManagedVendor: () => ({ user: dale, business: now }),
      RemoveBusinessName: refusal('CONFLICT', words, { reason: 'CHANGED_MEANWHILE' }),
    })
    await press.click(business.getByRole('button', { name: 'Remove Name' }))
    const asking = within(await screen.findByRole('dialog', { name: 'Remove the name Becker Hauling?' }))
    await press.click(asking.getByRole('radio', { name: 'Insults or hate' }))
    now = { ...becker, name: 'Hart Hauling', version: 4 }
    await press.click(asking.getByRole('button', { name: 'Remove Name' }))
    expect(await screen.findByText('Nothing was removed')).toBeInTheDocument()
    expect(await business.findByText('Hart Hauling')).toBeVisible()
  })

  const moving = async () => {
    let now = becker
    const app = await show({
      ManagedVendor: () => ({ user: dale, business: now }),
      RemoveBusinessName: ({ input }: { input: { version: number } }) =>
        input.version === now.version
          ? { removeBusinessName: { ...now, nameRemovedFor: 'insults', version: now.version + 1 } }
          : refusal('CONFLICT', 'Changed', { reason: 'CHANGED_MEANWHILE' }),
    })
    const move = async (some: Partial<typeof becker>) => {
      await waitFor(() => expect(app.live.isOpen()).toBe(true))
      now = { ...now, ...some, version: now.version + 1 }
      await act(async () =>
        app.live.push({ stale: [{ kind: 'business', id: becker.vendorId, jobId: null } as never] }),
      )
    }
    const removals = () =>
      app.calls
        .filter(({ operation }) => operation === 'RemoveBusinessName')
        .map(({ variables }) => variables)
    return { ...app, move, removals }
  }

  test('shows a name chosen while another is being removed, and asks again', async () => {
    const { press, business, move, removals } = await moving()
    await press.click(business.getByRole('button', { name: 'Remove Name' }))
    const first = within(await screen.findByRole('dialog', { name: 'Remove the name Becker Hauling?' }))
    await press.click(first.getByRole('radio', { name: 'Insults or hate' }))
    await move({ name: 'Hart Hauling' })
    const news = await screen.findByRole('alertdialog', { name: 'Remove the name Becker Hauling?' })
    expect(within(news).getByRole('alert')).toHaveTextContent('It is now: Hart Hauling')
    expect(within(news).queryByRole('button', { name: 'Remove Name' })).toBeNull()
    await press.click(within(news).getByRole('button', { name: 'Ask About This One' }))
    const again = within(await screen.findByRole('dialog', { name: 'Remove the name Hart Hauling?' }))
    await press.click(again.getByRole('radio', { name: 'Insults or hate' }))
    await press.click(again.getByRole('button', { name: 'Remove Name' }))
    expect(await screen.findByText('Business name removed')).toBeInTheDocument()
    expect(removals()).toEqual([{ input: { vendorId: becker.vendorId, reason: 'insults', version: 4 } }])
  })

  test('ignores another change of the business', async () => {
    const { press, business, move, removals } = await moving()
    await press.click(business.getByRole('button', { name: 'Remove Name' }))
    const asking = within(await screen.findByRole('dialog', { name: 'Remove the name Becker Hauling?' }))
    await press.click(asking.getByRole('radio', { name: 'Insults or hate' }))
    await move({ about: 'Three trucks' })
    expect(await business.findByText('Three trucks')).toBeVisible()
    await press.click(asking.getByRole('button', { name: 'Remove Name' }))
    expect(await screen.findByText('Business name removed')).toBeInTheDocument()
    expect(removals()).toEqual([{ input: { vendorId: becker.vendorId, reason: 'insults', version: 4 } }])
  })

  test.each([
    ['Remove Name', { nameRemovedFor: 'obscene' }, 'The name has already been removed.'],
    ['Remove Logo', { logo: null, logoRemovedFor: 'obscene' }, 'The logo has already been removed.'],
  ] as const)('says in %s that another admin has already removed it', async (name, some, words) => {
    const { press, business, move, removals } = await moving()
    await press.click(business.getByRole('button', { name }))
    await screen.findByRole('dialog', { name: /^Remove the/ })
    await move(some)
    const news = await screen.findByRole('alertdialog', { name: /^Remove the/ })
    expect(within(news).getByRole('alert')).toHaveTextContent(words)
    expect(
      within(news)
        .getAllByRole('button')
        .map(button => button.textContent),
    ).toEqual(['Close'])
    await press.click(within(news).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(removals()).toEqual([])
  })
})
