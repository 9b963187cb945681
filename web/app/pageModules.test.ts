import { pageModuleAt, pageModules } from './pageModules.js'

test('the page of each kind of person at home', () => {
  expect(pageModuleAt('/', 'vendor')).toBe(pageModules.vendorDashboard)
  expect(pageModuleAt('/', 'admin')).toBe(pageModules.adminHome)
  expect(pageModuleAt('/customer/orders', 'customer')).toBe(pageModules.customerOrders)
})

test.each(['constructor', 'toString', '__proto__', 'valueOf'])('no page is called %s', name => {
  expect(pageModuleAt(name, 'customer')).toBeUndefined()
  expect(pageModuleAt('/', name)).toBeUndefined()
})
