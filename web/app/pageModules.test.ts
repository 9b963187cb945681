import { pageModuleAt, pageModules } from './pageModules.js'

test('finds the home page for each kind of user', () => {
  expect(pageModuleAt('/', 'vendor')).toBe(pageModules.vendorDashboard)
  expect(pageModuleAt('/', 'admin')).toBe(pageModules.adminHome)
  expect(pageModuleAt('/customer/orders', 'customer')).toBe(pageModules.customerOrders)
})

test.each(['constructor', 'toString', '__proto__', 'valueOf'])('finds no page named %s', name => {
  expect(pageModuleAt(name, 'customer')).toBeUndefined()
  expect(pageModuleAt('/', name)).toBeUndefined()
})
