import { readConfig } from '../../platform/config.js'
import { testBanner, withBanner } from './testBanner.js'

const bannerFor = (key: string) =>
  testBanner(
    readConfig({ SECRET: 'x'.repeat(40), STRIPE_SECRET_KEY: key, STRIPE_API_URL: 'http://localhost:1' }),
  )

test.each([
  ['fake', 'cards are taken by a stand-in for Stripe. No money moves.'],
  ['sk_test_1', "cards are taken by Stripe's sandbox. No money moves."],
  ['rk_test_1', "cards are taken by Stripe's sandbox. No money moves."],
])('says at the top of the page with the key %s that no money moves', (key, words) => {
  const html = withBanner('<html><body><div id="root"></div></body></html>', bannerFor(key))
  expect(html).toMatch(/^<html><body><style>/)
  expect(html).toContain(
    `<aside class="test-mode" aria-label="Test mode">Test mode: ${words}</aside><div id="root">`,
  )
})

test.each(['sk_live_1', 'rk_live_1', ''])('leaves the page as it is with the key "%s"', key => {
  expect(bannerFor(key)).toBe('')
  expect(withBanner('<body>x</body>', bannerFor(key))).toBe('<body>x</body>')
})
