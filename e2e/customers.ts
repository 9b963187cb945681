import { baseUrl } from './browser.js'
import { type Caller, visitApi } from './callAs.js'
import { linkMailedTo } from './outbox.js'

let count = 0

const confirmEmail = async ({ call }: Caller, email: string) => {
  const token = new URL(await linkMailedTo(email, 'confirm'), baseUrl).searchParams.get('confirm')
  await call('mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) }', { input: { token } })
}

interface Named {
  firstName?: string
  lastName?: string
}

/** A new customer, signed in at the API, who has not confirmed the email yet. */
export const newUnconfirmedCustomer = async (named: Named = {}) => {
  const email = `dana-${Date.now()}-${++count}@example.org`
  const password = 'haul it away'
  const caller = await visitApi()
  await caller.call('mutation ($input: SignUpCustomerInput!) { signUpCustomer(input: $input) { id } }', {
    input: {
      email,
      password,
      confirmPassword: password,
      firstName: 'Dana',
      lastName: 'Reyes',
      phone: '(512) 555-0123',
      userType: 'customer',
      initialServiceZipCode: '78704',
      initialServiceType: 'junk_pickup',
      ...named,
    },
  })
  return { ...caller, email, password }
}

/** A new customer, signed in at the API, whose email is confirmed; use `email` and `password` to sign in on the pages. */
export const newCustomer = async (named: Named = {}) => {
  const customer = await newUnconfirmedCustomer(named)
  await confirmEmail(customer, customer.email)
  return customer
}

/** Creates a customer with enough orders to fill more than a window. */
export const newCustomerWithOrders = async () => {
  const customer = await newCustomer()
  for (let count = 0; count < 8; count++) await placeOrder(customer)
  return customer
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

export const junkPickup = (description: string) => ({
  firstName: 'Dana',
  lastName: 'Reyes',
  phone: '(512) 555-0123',
  address: '1810 Bouldin Ave',
  zipCode: '78704',
  pickupDateTime: inDays(5),
  description,
  hasHazardousItems: false,
  customerBudget: '200.00',
  images: [],
})

/** Requests a pickup where the demo's vendors work. */
export const placeOrder = async ({ call }: Caller, description = 'A couch, a dresser and six bags') => {
  const { requestJunkPickup } = await call<{ requestJunkPickup: { id: string; orderNumber: string } }>(
    'mutation ($input: JunkPickupInput!) { requestJunkPickup(input: $input) { id orderNumber } }',
    { input: junkPickup(description) },
  )
  return requestJunkPickup
}

/** Requests a dumpster where the demo's vendors work. */
export const placeRental = async ({ call }: Caller, dumpsterSize: string, serviceInstructions: string) => {
  const { requestDumpsterRental } = await call<{ requestDumpsterRental: { id: string } }>(
    'mutation ($input: DumpsterRentalInput!) { requestDumpsterRental(input: $input) { id } }',
    {
      input: {
        firstName: 'Dana',
        lastName: 'Reyes',
        phone: '(512) 555-0123',
        address: '1810 Bouldin Ave',
        zipCode: '78704',
        dumpsterSize,
        dropoffDate: inDays(5).slice(0, 10),
        dropoffTimePreference: 'morning',
        pickupDate: inDays(12).slice(0, 10),
        serviceInstructions,
      },
    },
  )
  return requestDumpsterRental
}

export const placeBid = async (
  vendor: Caller,
  jobId: string,
  price: string,
  message = 'Any time that day',
) => {
  const { submitBid } = await vendor.call<{ submitBid: { id: string } }>(
    'mutation ($input: SubmitBidInput!) { submitBid(input: $input) { id } }',
    { input: { jobId, price, message } },
  )
  return submitBid
}

export const acceptBid = ({ call }: Caller, bidId: string) =>
  call('mutation ($bidId: UUID!) { acceptBid(bidId: $bidId) { id } }', { bidId })
