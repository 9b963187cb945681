import { addDays } from '@rules/dates.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import { fromLocalParts, localToday } from '../forms/localMoment.js'
import type { Network } from '../testing/fakeNetwork.js'
import { refusal } from '../testing/fakeNetwork.js'
import { connection } from '../testing/makers/connection.js'
import { orderId } from '../testing/makers/ids.js'
import { makeJob } from '../testing/makers/makeJob.js'
import { withoutFee } from '../testing/makers/makeShell.js'
import { makeUser } from '../testing/makers/makeUser.js'
import { renderApp } from '../testing/renderApp.js'

const user = makeUser()
const orders = [makeJob()]
const day = addDays(localToday(), 10)

const open = (path = '/customer', network: Network = {}) =>
  renderApp(path, { user, network: { CustomerJobs: { customerJobs: connection(orders) }, ...network } })

const field = (label: string) => screen.findByLabelText(label)
const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)

describe('the home view', () => {
  it('shows an order with its number, status, and TBD while it has no price', async () => {
    open()
    const card = await screen.findByRole('article', { name: 'Junk Pickup' })
    expect(card).toHaveTextContent('Pending')
    expect(card).toHaveTextContent('TBD')
    expect(card).toHaveTextContent(`Order ${orderId(1).slice(0, 8)}`)
    expect(within(card).getByRole('link')).toHaveAttribute('href', `/customer/orders?order=${orderId(1)}`)
  })

  it.each([
    [{ finalPrice: '149.5', estimatedPrice: '99' }, '$149.50'],
    [{ estimatedPrice: '99' }, '$99.00'],
  ])('shows the price of %j as %s', async (prices, shown) => {
    open('/customer', { CustomerJobs: { customerJobs: connection([makeJob(prices)]) } })
    expect(await screen.findByRole('article')).toHaveTextContent(shown)
  })

  it('shows an unknown status as pending', async () => {
    const order = makeJob({ status: 'on_hold' as never })
    open('/customer', { CustomerJobs: { customerJobs: connection([order]) } })
    expect(await screen.findByRole('article')).toHaveTextContent('Pending')
  })

  it('hides the recent orders while a form is open, and Back closes it', async () => {
    const { press } = open()
    await press.click(await screen.findByRole('button', { name: 'Dumpster Rental' }))
    expect(await screen.findByRole('form', { name: 'Dumpster Rental' })).toBeVisible()
    expect(screen.queryByText('Your Recent Orders')).toBeNull()
    await press.click(screen.getByRole('button', { name: 'Back' }))
    expect(await screen.findByText('Your Recent Orders')).toBeVisible()
  })

  it('keeps what was typed when a form is left', async () => {
    const { press } = open('/customer?request=junk_pickup')
    await press.type(await field('Description of Items'), 'A sofa')
    await press.click(screen.getByRole('button', { name: 'Back' }))
    await press.click(await screen.findByRole('button', { name: 'Junk Pickup' }))
    expect(await field('Description of Items')).toHaveValue('A sofa')
    expect(screen.getByText('We kept what you typed.')).toBeVisible()
  })
})

describe('the junk pickup form', () => {
  const fill = async (press: ReturnType<typeof open>['press']) => {
    await press.type(await field('Pickup Date and Time: date'), day)
    await press.type(screen.getByLabelText('Description of Items'), 'A sofa')
    await press.type(screen.getByLabelText('Your Budget ($)'), '149.50')
  }
  const send = () => screen.findByRole('button', { name: 'Request Junk Pickup' })
  const change = () => screen.findByRole('button', { name: /^Change/ })

  it('summarizes the known details in two lines; Change opens the fields, and edits are sent', async () => {
    const { press, calls } = open('/customer?request=junk_pickup', {
      RequestJunkPickup: { requestJunkPickup: makeJob({ id: orderId(2) }) },
    })
    expect(await screen.findByText(/^Maria Lopez$/, { selector: 'bdi' })).toBeVisible()
    expect(screen.getByText('12 Elm St', { selector: 'bdi' })).toBeVisible()
    expect(screen.getByLabelText('Address')).not.toBeVisible()
    await press.click(await change())
    expect(screen.getByLabelText('First Name')).toHaveFocus()
    await press.clear(screen.getByLabelText('Address'))
    await press.type(screen.getByLabelText('Address'), '9 Oak St')
    await fill(press)
    await press.click(await send())
    await screen.findByText('Job created successfully!')
    const sent = calls.find(({ operation }) => operation === 'RequestJunkPickup')?.variables.input
    expect(sent).toMatchObject({ firstName: 'Maria', phone: '512-555-0144', address: '9 Oak St' })
  })

  it('asks for the budget as a number, from 0, in steps of a cent', async () => {
    open('/customer?request=junk_pickup')
    const budget = await screen.findByRole('spinbutton', { name: 'Your Budget ($)' })
    expect(budget).toHaveAttribute('min', '0')
    expect(budget).toHaveAttribute('step', '0.01')
  })

  // The browser turns typed text into a number, which jsdom can't: see e2e/requests.test.ts.
  it.each(['12,34,567', 'about 90', '1e3', '-5'])(
    'refuses a budget of %s with a message, and stores none of it',
    async pasted => {
      const { press } = open('/customer?request=junk_pickup')
      const budget = await field('Your Budget ($)')
      await press.click(budget)
      await press.paste(pasted)
      expect(
        await screen.findByText('Enter an amount in dollars like 149.50, at most 99999999.99'),
      ).toBeVisible()
      expect(budget).toHaveValue(null)
    },
  )

  it('says next to the budget what such jobs went for near the typed ZIP', async () => {
    const { press, calls } = open('/customer?request=junk_pickup', {
      PriceGuidance: ({ zipCode }: { zipCode: string }) => ({
        priceGuidance: { zip3: zipCode.slice(0, 3), low: '120.00', high: '340.00' },
      }),
    })
    const budget = () => screen.getByLabelText('Your Budget ($)')
    await send()
    await waitFor(() =>
      expect(budget()).toHaveAccessibleDescription(
        /^Most jobs like this near 787xx went for \$120 to \$340\. Vendors/,
      ),
    )
    await press.click(await change())
    await press.clear(screen.getByLabelText('ZIP Code'))
    await press.type(screen.getByLabelText('ZIP Code'), '1000')
    expect(budget()).toHaveAccessibleDescription(/^How much you plan to spend/)
    await press.type(screen.getByLabelText('ZIP Code'), '1-1234')
    await waitFor(() => expect(budget()).toHaveAccessibleDescription(/near 100xx/))
    expect(calls.filter(({ operation }) => operation === 'PriceGuidance')).toHaveLength(2)
  })

  it('shows the fields to a customer who orders for the first time', async () => {
    open('/customer?request=junk_pickup', { CustomerJobs: { customerJobs: connection([]) } })
    expect(await field('Address')).toBeVisible()
    expect(screen.getByLabelText('First Name')).toHaveValue('Maria')
    expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull()
  })

  it('opens the known details and focuses the field when the server refuses one', async () => {
    const issues = [{ path: 'phone', message: 'This phone number does not exist' }]
    const { press } = open('/customer?request=junk_pickup', {
      RequestJunkPickup: refusal('BAD_USER_INPUT', 'This phone number does not exist', { issues }),
    })
    await fill(press)
    await press.click(await send())
    await waitFor(() => expect(screen.getByLabelText('Phone Number')).toHaveFocus())
    expect(screen.getByLabelText('Phone Number')).toBeVisible()
    expect(screen.getByLabelText('Phone Number')).toHaveAccessibleDescription(
      'This phone number does not exist',
    )
  })

  it('sums up in a bar on phones, which opens to the whole and closes with Escape', async () => {
    const { press } = open('/customer?request=junk_pickup')
    const bar = await screen.findByRole('button', { name: /^Your request/ })
    expect(bar).toHaveTextContent('Nothing chosen yet')
    await press.type(await field('Your Budget ($)'), '149.50')
    const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    await press.type(await field('Pickup Date and Time: date'), inAMonth)
    expect(bar).toHaveTextContent(/[A-Z][a-z]{2} \d+, (\d{4}, )?9:00 AM C[SD]T · \$149\.50$/)
    const summaries = () => screen.getAllByText(/^Sending a request is free/)
    expect(summaries()).toHaveLength(1)
    await press.click(bar)
    expect(bar).toHaveAttribute('aria-expanded', 'true')
    expect(summaries()).toHaveLength(2)
    await press.keyboard('{Escape}')
    expect(summaries()).toHaveLength(1)
    expect(bar).toHaveFocus()
  })

  it('knows the person and where the last order went', async () => {
    open('/customer?request=junk_pickup')
    expect(await field('First Name')).toHaveValue('Maria')
    expect(await field('Last Name')).toHaveValue('Lopez')
    expect(await field('Phone Number')).toHaveValue('512-555-0144')
    expect(await field('Address')).toHaveValue('12 Elm St')
    expect(await field('ZIP Code')).toHaveValue('78704')
  })

  it('says what is missing, in the words of the rules, and sends nothing', async () => {
    const { press, calls } = open('/customer?request=junk_pickup')
    await press.click(await change())
    for (const label of ['First Name', 'Last Name', 'Phone Number', 'Address', 'ZIP Code']) {
      await press.clear(await field(label))
    }
    await press.click(await send())
    await waitFor(() =>
      expect(alerts()).toEqual([
        'Please describe the items',
        'Please select pickup date and time',
        'First name is required',
        'Last name is required',
        'Phone number is required',
        'Address is required',
        'ZIP code must be at least 5 digits',
        'Please enter your budget',
      ]),
    )
    expect(screen.getByLabelText('Description of Items')).toHaveFocus()
    expect(calls.map(({ operation }) => operation)).not.toContain('RequestJunkPickup')
  })

  it('refuses a description of more than 250 characters, and counts', async () => {
    const { press } = open('/customer?request=junk_pickup')
    await press.click(await field('Description of Items'))
    await press.paste('x'.repeat(251))
    await press.click(await send())
    expect(await screen.findByText('Description must be 250 characters or less')).toBeVisible()
    expect(screen.getByText('251/250')).toBeVisible()
  })

  it('sets 9:00 when a day is picked, and lets the time be changed', async () => {
    const { press } = open('/customer?request=junk_pickup')
    await press.type(await field('Pickup Date and Time: date'), day)
    const time = screen.getByLabelText('Pickup Date and Time: time')
    expect(time).toHaveValue('09:00')
    await press.clear(time)
    await press.type(time, '14:30')
    await press.clear(screen.getByLabelText('Pickup Date and Time: date'))
    await press.type(screen.getByLabelText('Pickup Date and Time: date'), addDays(day, 1))
    expect(time).toHaveValue('14:30')
  })

  it('discloses the fee, also on the budget', async () => {
    const { press } = open('/customer?request=junk_pickup')
    await press.type(await field('Your Budget ($)'), '200.50')
    const form = screen.getByRole('form')
    expect(form).toHaveTextContent(
      'Service fee: 5% of the price you accept, included in it: $10.03 on a budget of $200.50',
    )
  })

  it('says that there is no fee when the fee is zero', async () => {
    open('/customer?request=junk_pickup', withoutFee(user))
    await send()
    await waitFor(() => expect(screen.getByRole('form')).toHaveTextContent('Service fee: No service fee'))
  })

  it('suggests a load from tapped items, and sends both after the customer changes it', async () => {
    const { press, calls } = open('/customer?request=junk_pickup', {
      RequestJunkPickup: { requestJunkPickup: makeJob({ id: orderId(2) }) },
    })
    await fill(press)
    await press.click(screen.getByText('What is it?'))
    const tub = await screen.findByRole('button', { name: 'Hot tub' })
    await press.click(tub)
    await press.click(screen.getByRole('button', { name: 'Mattress' }))
    const boxes = screen.getByRole('textbox', { name: 'How many: Mattress' })
    await press.clear(boxes)
    await press.type(boxes, '2')
    const loads = screen.getByRole('radiogroup', { name: 'Load' })
    expect(within(loads).getByRole('radio', { name: '3/4 of a truck' })).toBeChecked()
    await press.click(within(loads).getByRole('radio', { name: 'Full truck' }))
    expect(
      screen.getByText(/^The items make about three quarters of a truck, and you chose a full truck/),
    ).toBeVisible()
    await press.click(screen.getByRole('button', { name: 'One less: Hot tub' }))
    expect(tub).toHaveFocus()
    await press.click(await send())
    expect(await screen.findByText('Job created successfully!')).toBeVisible()
    expect(calls.find(({ operation }) => operation === 'RequestJunkPickup')?.variables.input).toMatchObject({
      items: [{ kind: 'mattress', count: 2 }],
      loadEighths: 8,
    })
  })

  it('takes any number of items, and refuses what cannot be one', async () => {
    const { press, calls } = open('/customer?request=junk_pickup', {
      RequestJunkPickup: { requestJunkPickup: makeJob({ id: orderId(2) }) },
    })
    await fill(press)
    await press.click(screen.getByText('What is it?'))
    await press.click(await screen.findByRole('button', { name: 'Box' }))
    const box = screen.getByRole('textbox', { name: 'How many: Box' })
    const type = async (text: string) => {
      await press.clear(box)
      await press.type(box, text)
    }
    for (const wrong of ['1000', '1.5']) {
      await type(wrong)
      await press.click(await send())
      expect(await screen.findByText('Enter a whole number from 1 to 50')).toBeVisible()
      expect(box).toHaveValue(wrong)
    }
    await type('0')
    await press.tab()
    expect(calls.map(({ operation }) => operation)).not.toContain('RequestJunkPickup')
    await type('30')
    await press.click(await send())
    expect(await screen.findByText('Job created successfully!')).toBeVisible()
    expect(calls.find(({ operation }) => operation === 'RequestJunkPickup')?.variables.input).toMatchObject({
      items: [{ kind: 'box', count: 30 }],
    })
  })

  it('sends money as typed and the time in UTC, and shows the new order first, with what happens next', async () => {
    const { press, calls, router } = open('/customer?request=junk_pickup', {
      RequestJunkPickup: { requestJunkPickup: makeJob({ id: orderId(2), address: '1 New St' }) },
      Nearby: {
        nearby: {
          isKnown: true,
          isServed: true,
          prices: [
            { dumpsterSize: null, zip3: '787', state: null, low: '120.00', high: '340.00', firstBidHours: 2 },
          ],
          loads: [],
        },
      },
    })
    await fill(press)
    await press.click(await send())
    expect(await screen.findByText('Job created successfully!')).toBeVisible()
    const [first] = await screen.findAllByRole('article')
    expect(first).toHaveTextContent('1 New St')
    const posted = screen.getByText('Your junk pickup is posted').closest<HTMLElement>('[role="status"]')!
    expect(posted).toHaveTextContent(/Sent to 3 vendors near 78704\./)
    expect(posted).toHaveTextContent('First bids usually come within 2 hours.')
    const edit = `/customer?edit=${orderId(2)}`
    expect(within(posted).getByRole('link', { name: 'Edit' })).toHaveAttribute('href', edit)
    expect(within(posted).getByRole('link', { name: 'Add photos' })).toHaveAttribute('href', `${edit}#photos`)
    expect(router.location.search).toBe('')
    expect(calls.find(({ operation }) => operation === 'RequestJunkPickup')?.variables.input).toEqual({
      firstName: 'Maria',
      lastName: 'Lopez',
      phone: '512-555-0144',
      address: '12 Elm St',
      zipCode: '78704',
      pickupDateTime: fromLocalParts({ date: day, time: '09:00' }, 'America/Chicago'),
      description: 'A sofa',
      hasHazardousItems: false,
      customerBudget: '149.50',
      debris: null,
      images: [],
    })
    expect(calls.filter(({ operation }) => operation === 'CustomerJobs')).toHaveLength(1)
  })

  it("says when no vendor serves a posted order's ZIP code yet", async () => {
    const { press } = open('/customer?request=junk_pickup', {
      RequestJunkPickup: {
        requestJunkPickup: makeJob({ id: orderId(2), isServed: false, vendorsNearby: 0 }),
      },
    })
    await fill(press)
    await press.click(await send())
    expect(
      await screen.findByText(/^No vendor serves 78704 yet\. We're looking for one and will/),
    ).toBeVisible()
  })

  it('fills in the address of an earlier order, and stops offering one', async () => {
    const [oak, pine] = [
      { jobId: orderId(3), address: '9 Oak Ave', zipCode: '78745' },
      { jobId: orderId(4), address: '7 Pine St', zipCode: '78702' },
    ]
    const { press, calls } = open('/customer?request=junk_pickup', {
      SavedAddresses: { savedAddresses: [oak, pine] },
      HideAddress: { hideAddress: [pine] },
    })
    await press.click(await screen.findByRole('button', { name: /^Change/ }))
    await press.click(await screen.findByRole('button', { name: '9 Oak Ave, 78745' }))
    expect(screen.getByLabelText('Address')).toHaveValue('9 Oak Ave')
    expect(screen.getByLabelText('ZIP Code')).toHaveValue('78745')
    await press.click(screen.getByRole('button', { name: 'Stop offering 9 Oak Ave' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: '9 Oak Ave, 78745' })).toBeNull())
    expect(screen.getByRole('button', { name: '7 Pine St, 78702' })).toBeVisible()
    expect(screen.getByLabelText('Address')).toHaveValue('9 Oak Ave')
    expect(calls.find(({ operation }) => operation === 'HideAddress')?.variables).toEqual({
      jobId: orderId(3),
    })
  })

  it('empties when the same draft is sent in another tab, so that it is not ordered twice', async () => {
    const { press, calls } = open('/customer?request=junk_pickup')
    await fill(press)
    const key = `draft:${user.id}:junk_pickup`
    const { draft } = JSON.parse(localStorage.getItem(key) ?? '')
    localStorage.removeItem(key)
    const sent = { key: `sent:${key}`, newValue: JSON.stringify(draft) }
    act(() => void window.dispatchEvent(new StorageEvent('storage', sent)))
    expect(await screen.findByText('You sent this in another tab, so we cleared it here.')).toBeVisible()
    expect(screen.getByLabelText('Description of Items')).toHaveValue('')
    await press.click(await send())
    expect(await screen.findByText('Please describe the items')).toBeVisible()
    expect(calls.map(({ operation }) => operation)).not.toContain('RequestJunkPickup')
  })

  it('keeps every entry when the server fails, and says why', async () => {
    const { press } = open('/customer?request=junk_pickup', {
      RequestJunkPickup: refusal('UNAVAILABLE', 'Please try again in a minute'),
    })
    await fill(press)
    await press.click(await send())
    expect(await screen.findByText('Error creating job')).toBeVisible()
    expect(screen.getByText('Please try again in a minute')).toBeVisible()
    expect(screen.getByLabelText('Description of Items')).toHaveValue('A sofa')
    expect(screen.getByLabelText('Your Budget ($)')).toHaveDisplayValue('149.50')
    expect(screen.getByLabelText('Pickup Date and Time: date')).toHaveValue(day)
  })
})

describe('the dumpster rental form', () => {
  const send = () => screen.findByRole('button', { name: 'Request Dumpster Rental' })

  it('says what is missing', async () => {
    const { press } = open('/customer?request=dumpster_rental')
    await press.click(await send())
    await waitFor(() =>
      expect(alerts()).toEqual([
        'Please select a dumpster size',
        'Please select a dropoff date',
        'Please select a pickup date',
        'Please select a time preference',
      ]),
    )
  })

  it('offers the four sizes and the three times', async () => {
    open('/customer?request=dumpster_rental')
    await send()
    const names = screen.getAllByRole('radio').map(({ textContent }) => textContent)
    for (const words of [
      "10 yard (12'x8'x3.5')",
      "15 yard (16'x8'x4.5')",
      "20 yard (22'x8'x4.5')",
      "30 yard (22'x8'x6')",
      'Morning (8 AM-12 PM)',
      'Afternoon (12 PM-5 PM)',
      'Anytime (8 AM-5 PM)',
    ]) {
      expect(names.filter(name => name?.includes(words))).toHaveLength(1)
    }
  })

  it('says what such a rental went for nearby, once its size and ZIP are known', async () => {
    const { press, calls } = open('/customer?request=dumpster_rental', {
      PriceGuidance: ({ dumpsterSize }: { dumpsterSize: string }) => ({
        priceGuidance: dumpsterSize === '20_yard' ? { zip3: '787', low: '409.00', high: '466.00' } : null,
      }),
    })
    await send()
    expect(calls.map(({ operation }) => operation)).not.toContain('PriceGuidance')
    const words = /^Most jobs like this near 787xx went for \$409 to \$466\. Service fee:/
    const said = () => screen.getByText('Service fee:').parentElement?.textContent?.trim()
    await press.click(screen.getByRole('radio', { name: /20 yard/ }))
    await waitFor(() => expect(said()).toMatch(words))
    await press.click(screen.getByRole('radio', { name: /10 yard/ }))
    await waitFor(() => expect(said()).toMatch(/^Service fee:/))
    expect(calls.filter(({ operation }) => operation === 'PriceGuidance').at(-1)?.variables).toEqual({
      type: 'dumpster_rental',
      dumpsterSize: '10_yard',
      zipCode: '78704',
    })
  })

  it('sets the pickup a week after the dropoff, even after it was set by hand', async () => {
    const { press } = open('/customer?request=dumpster_rental')
    const dropoff = await field('Dropoff Date')
    const pickup = screen.getByLabelText('Pickup Date')
    await press.type(dropoff, day)
    expect(pickup).toHaveValue(addDays(day, 7))
    expect(pickup).toHaveAccessibleDescription('7 days after dropoff')
    await press.clear(dropoff)
    await press.type(dropoff, addDays(day, 1))
    expect(pickup).toHaveValue(addDays(day, 8))

    await press.clear(pickup)
    await press.type(pickup, addDays(day, 3))
    await press.clear(dropoff)
    await press.type(dropoff, addDays(day, 5))
    expect(pickup).toHaveValue(addDays(day, 12))
    expect(pickup).toHaveAccessibleDescription('7 days after dropoff')
  })

  it('refuses a pickup that is not after the dropoff', async () => {
    const { press } = open('/customer?request=dumpster_rental')
    await press.type(await field('Dropoff Date'), day)
    await press.clear(screen.getByLabelText('Pickup Date'))
    await press.type(screen.getByLabelText('Pickup Date'), day)
    await press.click(await send())
    expect(await screen.findByText('Pickup date must be after the dropoff date')).toBeVisible()
  })

  it('sends calendar dates and goes home', async () => {
    const { press, calls } = open('/customer?request=dumpster_rental', {
      RequestDumpsterRental: {
        requestDumpsterRental: makeJob({ id: orderId(2), type: 'dumpster_rental', dropoffDate: day }),
      },
    })
    await press.type(await field('Dropoff Date'), day)
    await press.click(screen.getByRole('radio', { name: /20 yard/ }))
    await press.click(screen.getByRole('radio', { name: /Morning/ }))
    await press.selectOptions(screen.getByLabelText('Debris'), 'Roofing')
    expect(screen.getByText(/Shingles are heavy/)).toBeVisible()
    await press.selectOptions(screen.getByLabelText('Placement'), 'Street')
    expect(screen.getByText(/The city may require a permit/)).toBeVisible()
    await press.click(await send())
    expect(await screen.findByText('Job created successfully!')).toBeVisible()
    const sent = calls.find(({ operation }) => operation === 'RequestDumpsterRental')?.variables.input
    expect(sent).toMatchObject({
      dumpsterSize: '20_yard',
      dropoffDate: day,
      pickupDate: addDays(day, 7),
      dropoffTimePreference: 'morning',
      debris: 'roofing',
      placement: 'street',
    })
  })
})
