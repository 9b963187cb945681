import { disagreementOf, holdingWords } from '@rules/junk/junkWords.js'
import { Text } from '../../ui/text/Text.js'
import type { JobRequest_JobFragment } from './generated/jobs.js'

type Holding = Pick<JobRequest_JobFragment, 'items' | 'loadEighths' | 'access'>

/** "About half a truck, ground floor, 2 mattresses", and what the items make if that is another load. */
export const JunkWords = ({ job }: { job: Holding }) => {
  const disagreement = disagreementOf(job.loadEighths, job.items)
  return (
    <Text>
      {holdingWords(job)}
      {disagreement && `. ${disagreement}.`}
    </Text>
  )
}
