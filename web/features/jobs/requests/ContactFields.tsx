import type { ServiceType } from '@rules/kinds.js'
import { useFormikContext } from 'formik'
import { PhoneField, TextField, ZipField } from '../../../forms/TextField.js'
import { FieldPair } from '../../../ui/layout/FieldPair.js'
import { unservedWords, useNearby } from '../../guidance/useNearby.js'
import type { OrderDetails_JobFragment } from '../orders/generated/orders.js'
import type { Customer, Place } from './requestFlow.js'

/** The initial values of the fields below: the user's, and the place of the last order. */
export const contactDefaults = (customer: Customer, lastPlace?: Place) => ({
  firstName: customer.firstName,
  lastName: customer.lastName,
  phone: customer.phone ?? '',
  address: lastPlace?.address ?? '',
  zipCode: lastPlace?.zipCode ?? customer.initialServiceZipCode ?? '',
})

/** The same for an edited request. */
export const contactOf = ({ firstName, lastName, phone, address, zipCode }: OrderDetails_JobFragment) => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  phone: phone ?? '',
  address,
  zipCode,
})

/** Says before the rest is typed if nobody serves the ZIP code. */
const PlaceZipField = ({ type }: { type: ServiceType }) => {
  const { values } = useFormikContext<{ zipCode: string }>()
  const nearby = useNearby(type, values.zipCode)
  return (
    <ZipField
      name="zipCode"
      label="ZIP Code"
      help={
        nearby?.isServed === false
          ? unservedWords(values.zipCode, nearby)
          : 'Vendors who serve it see your request.'
      }
      required
    />
  )
}

/** Contact and address, the same in both requests. */
export const ContactFields = ({ type }: { type: ServiceType }) => (
  <>
    <FieldPair>
      <TextField name="firstName" label="First Name" autoComplete="given-name" required />
      <TextField name="lastName" label="Last Name" autoComplete="family-name" required />
    </FieldPair>
    <PhoneField name="phone" label="Phone Number" help="Only the vendor you choose sees this." required />
    <TextField name="address" label="Address" autoComplete="street-address" required />
    <PlaceZipField type={type} />
  </>
)
