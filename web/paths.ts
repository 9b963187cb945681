const query = (path: string, params: Record<string, string>) => `${path}?${new URLSearchParams(params)}`

/** All of the app's paths. */
export const paths = {
  home: '/',
  apply: '/?apply=open',
  customer: '/customer',
  request: (type: string) => query('/customer', { request: type }),
  requestFrom: (type: string, vendorId: string) => query('/customer', { request: type, ask: vendorId }),
  orders: '/customer/orders',
  editOrder: (id: string) => query('/customer', { edit: id }),
  editPhotos: (id: string) => `${query('/customer', { edit: id })}#photos`,
  order: (id: string) => query('/customer/orders', { order: id }),
  vendor: (id: string) => query('/', { vendor: id }),
  support: '/customer/support',
  supportFor: (orderId: string) => query('/customer/support', { order: orderId }),
  account: '/customer/account',
  notifications: '/customer/account#notifications',
  vendorAccount: '/?view=account',
  vendorSupport: '/?view=support',
  vendorJob: (id: string) => query('/', { job: id }),
  adminAccount: '/?account=open',
  allOrders: '/?tab=orders',
  documents: '/?tab=documents',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
} as const
