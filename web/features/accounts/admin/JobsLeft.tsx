import { useQuery } from '../../../apollo/hooks.js'
import { JobsUnderWayDocument, type UserRow_UserFragment } from './generated/users.js'

type User = Pick<UserRow_UserFragment, 'id' | 'userType'>

/** How many accepted jobs these users leave without a vendor if they are suspended; undefined until it is known. */
export const useJobsLeft = (users: readonly User[]): number | undefined => {
  const userIds = users.filter(({ userType }) => userType === 'vendor').map(({ id }) => id)
  const hasVendors = userIds.length > 0
  const { data } = useQuery(JobsUnderWayDocument, { variables: { userIds }, skip: !hasVendors })
  return hasVendors ? data?.jobsUnderWay : 0
}

export const jobsInWords = (count: number) => `${count} accepted ${count === 1 ? 'job' : 'jobs'}`

/** Says how many accepted jobs the chosen vendors would leave. */
export const JobsLeft = ({ count }: { count: number | undefined }) => {
  if (count === 0) return null
  if (count === undefined) return <p>Counting their accepted jobs...</p>
  const [customers, they] = count === 1 ? ['its customer', 'it'] : ['their customers', 'they']
  return (
    <p>
      <strong>{jobsInWords(count)}</strong> will have no vendor. We'll notify {customers}, and {they}'ll
      appear in Needs you.
    </p>
  )
}
