import type { OrderCard_JobFragment, ViewerFragment } from '../../generated/graphql.js'

export type Customer = Pick<ViewerFragment, 'firstName' | 'lastName' | 'phone' | 'initialServiceZipCode'>
export type Place = Pick<OrderCard_JobFragment, 'address' | 'zipCode'>

/** What we know already: the person, and where the last order went. */
export const requestDefaults = (customer: Customer, lastPlace?: Place) => ({
  firstName: customer.firstName,
  lastName: customer.lastName,
  phone: customer.phone ?? '',
  address: lastPlace?.address ?? '',
  zipCode: lastPlace?.zipCode ?? customer.initialServiceZipCode ?? '',
  images: [] as string[],
})
