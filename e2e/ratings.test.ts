import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.js'
import { type Caller, callAs } from './callAs.js'
import { doJob } from './comesDue.js'
import { acceptBid, newCustomer, placeBid, placeOrder } from './customers.js'
import { journeyOf } from './journey.js'
import { signIn, toastSays } from './signIn.js'

let browser: Browser
let dale: Caller
beforeAll(async () => {
  browser = await launchBrowser()
  dale = await callAs('vendor@example.com')
})
afterAll(() => browser.close())

const rate = async (page: Page, stars: number, comment: string) => {
  const dialog = page.getByRole('form', { name: /^Rate / })
  await dialog.getByRole('radio', { name: new RegExp(`^${stars}`) }).check()
  await dialog.getByLabel('Comment').fill(comment)
  await dialog.getByRole('button', { name: 'Submit Rating' }).click()
  await toastSays(page, 'Rating submitted successfully!')
}
const violations = async (page: Page) => (await new AxeBuilder({ page }).setLegacyMode().analyze()).violations

it('seals two ratings in two browsers, reveals them live, and takes a reply', () =>
  journeyOf(browser, 'sealed ratings', async arrive => {
    const dana = await newCustomer()
    const { id } = await placeOrder(dana)
    await acceptBid(dana, (await placeBid(dale, id, '129.00')).id)
    await doJob(dale, id)
    const [customer, vendor] = [await arrive(), await arrive()]
    await signIn(customer, 'Customer', dana.email, dana.password)
    await customer.goto(`/customer/orders?order=${id}`)
    await signIn(vendor, 'Vendor', 'vendor@example.com')
    await vendor.goto(`/?job=${id}`)
    const [order, job] = [customer.getByRole('region', { name: /, order / }), vendor.getByRole('dialog')]
    await job.getByRole('radio', { name: /^5/ }).waitFor()

    await rate(customer, 2, 'An hour late, but careful')
    await order.getByText(/^Sealed until both have rated or /).waitFor()
    await job.getByText(/has rated you\. It is sealed until both have rated or /).waitFor()
    expect(await job.getByText('An hour late, but careful').count()).toBe(0)
    expect(await violations(customer)).toEqual([])

    await rate(vendor, 5, 'Everything was ready')
    await order.getByRole('heading', { name: "The vendor's rating of you" }).waitFor()
    await order.getByText('Everything was ready').waitFor()
    await order.getByText(/^Sealed until/).waitFor({ state: 'detached' })
    await job.getByText('An hour late, but careful').waitFor()

    await job.getByLabel('Your reply').fill('The bridge was closed. Sorry for the wait')
    expect(await violations(vendor)).toEqual([])
    await job.getByRole('button', { name: 'Reply', exact: true }).click()
    await toastSays(vendor, 'Reply sent')
    await order.getByText('The bridge was closed. Sorry for the wait', { exact: true }).waitFor()
    expect(await job.getByLabel('Your reply').count()).toBe(0)
  }))

it('removes a rating for a listed reason, and tells its author why', () =>
  journeyOf(browser, 'removed rating', async arrive => {
    const dana = await newCustomer()
    const { id } = await placeOrder(dana)
    await acceptBid(dana, (await placeBid(dale, id, '131.00')).id)
    await doJob(dale, id)
    for (const by of [dana, dale])
      await by.call('mutation ($input: SubmitRatingInput!) { submitRating(input: $input) { id } }', {
        input: { jobId: id, rating: 4, comment: by === dana ? 'Words that go too far' : null },
      })
    const [admin, customer] = [await arrive(), await arrive()]
    await signIn(customer, 'Customer', dana.email, dana.password)
    await customer.goto(`/customer/orders?order=${id}`)
    const own = customer.getByRole('region', { name: 'Your rating' })
    await own.getByText('Words that go too far').waitFor()
    await signIn(admin, 'Customer', 'admin@example.com')
    await admin.goto(`/?order=${id}`)
    const given = admin.getByRole('region', { name: "The customer's rating of the vendor" })
    await given.getByRole('button', { name: 'Remove Rating' }).click()
    const sure = admin.getByRole('dialog', { name: 'Remove this rating?' })
    await sure.getByText('A low rating is not a reason.').waitFor()
    await sure.getByRole('radio', { name: 'Insults or hate' }).check()
    expect(await violations(admin)).toEqual([])
    await sure.getByRole('button', { name: 'Remove Rating' }).click()
    await toastSays(admin, 'Rating removed')
    await own.getByText(/^Haulbid removed this rating: insults or hate/).waitFor()
  }))
