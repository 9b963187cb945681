import type { JobWork_JobFragment } from '../../../generated/graphql.js'
import { Text } from '../../../ui/text/Text.js'
import { rentalWords } from './rentalWords.js'

/** What there is to do, in the customer's words where there are some. */
export const JobDescription = ({ job }: { job: JobWork_JobFragment }) => {
  if (job.type === 'junk_pickup') return <Text asTyped>{job.description}</Text>
  return (
    <>
      <Text>{rentalWords(job)}</Text>
      {job.serviceInstructions && <Text asTyped>{job.serviceInstructions}</Text>}
    </>
  )
}
