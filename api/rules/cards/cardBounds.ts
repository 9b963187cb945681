/** How often a person is sent to Stripe's pages within an hour, to connect or to pay. */
export const PAGES_OF_STRIPE = { name: 'pages-of-stripe', most: 30, seconds: 3600 } as const
