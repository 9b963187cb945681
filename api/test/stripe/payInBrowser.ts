import { chromium } from 'playwright'
import type Stripe from 'stripe'
import { chromiumPath } from '../../../tools/chromium.mjs'

/** Cards for testing, as Stripe's documentation lists them. */
const cards = { good: '4242424242424242', declined: '4000000000000002' } as const

/** Pays on a page of Stripe's sandbox, as a customer does. */
export const payInBrowser = async (
  { url }: Stripe.Checkout.Session,
  card: keyof typeof cards = 'good',
): Promise<void> => {
  const browser = await chromium.launch({ executablePath: await chromiumPath() })
  try {
    const page = await browser.newPage()
    await page.goto(url!)
    await page.locator('#email').fill('dana@example.com')
    await page.locator('#cardNumber').fill(cards[card])
    await page.locator('#cardExpiry').fill('12 / 34')
    await page.locator('#cardCvc').fill('123')
    await page.locator('#billingName').fill('Dana Reyes')
    const zip = page.locator('#billingPostalCode')
    if (await zip.isVisible()) await zip.fill('78701')
    await page.getByTestId('hosted-payment-submit-button').click()
    if (card === 'good') await page.waitForURL(/paid=cs_/)
    else await page.getByText(/declined/i).waitFor()
  } finally {
    await browser.close()
  }
}
