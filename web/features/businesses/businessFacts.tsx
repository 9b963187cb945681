import { formatPhone } from '@rules/formatPhone.js'
import { keysOf, paymentMethods } from '@rules/kinds.js'
import { Avatar } from '../../ui/text/Avatar.js'
import { Text } from '../../ui/text/Text.js'
import type { BusinessFacts_BusinessFragment } from './generated/businessFacts.js'

type Business = BusinessFacts_BusinessFragment

const NOT_GIVEN = 'Not given'

/** A business as its vendor and admins see it. */
export const businessFacts = ({
  name,
  about,
  phone,
  logo,
  since,
  paymentMethods: taken,
  paymentHandles,
}: Business) => [
  { label: 'Business Name', value: name },
  { label: 'About', value: about ? <Text asTyped>{about}</Text> : NOT_GIVEN },
  { label: 'Business Phone', value: phone ? formatPhone(phone) : NOT_GIVEN },
  { label: 'In Business Since', value: since ?? NOT_GIVEN },
  {
    label: 'Ways to Pay',
    value:
      keysOf(paymentMethods)
        .filter(method => taken.includes(method))
        .map(method => {
          const handle = paymentHandles.find(each => each.method === method)?.handle
          return handle ? `${paymentMethods[method]} (${handle})` : paymentMethods[method]
        })
        .join(', ') || NOT_GIVEN,
  },
  { label: 'Logo', value: logo ? <Avatar src={logo} alt={`Logo of ${name}`} /> : NOT_GIVEN },
]
