import { rentalWords } from '@rules/jobs/rentalWords.js'
import { debrisTypes, placements } from '@rules/kinds.js'
import { TriangleAlert } from 'lucide-react'
import { IconLine } from '../../ui/text/IconLine.js'
import { Money } from '../../ui/text/Money.js'
import { Text } from '../../ui/text/Text.js'
import type { JobRequest_JobFragment } from './generated/jobs.js'
import { JunkHolds } from './JunkHolds.js'

/** The work to do, in the customer's words if there are any. */
export const JobDescription = ({ job }: { job: JobRequest_JobFragment }) => {
  const words = job.description ?? job.serviceInstructions
  const load = [
    job.debris && debrisTypes[job.debris].label,
    job.placement && `Placement: ${placements[job.placement].label}`,
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <>
      {job.type === 'dumpster_rental' && <Text>{rentalWords(job)}</Text>}
      {load && (
        <Text size="s" tone="muted">
          {load}
        </Text>
      )}
      <JunkHolds job={job} />
      {words && <Text asTyped>{words}</Text>}
      {job.hasHazardousItems && (
        <IconLine icon={<TriangleAlert aria-hidden="true" />} label="Note">
          <Text as="strong" size="s" tone="danger">
            Hazardous items
          </Text>
        </IconLine>
      )}
      {job.customerBudget !== null && (
        <Text tabular>
          Budget{' '}
          <strong>
            <Money value={job.customerBudget} />
          </strong>
        </Text>
      )}
    </>
  )
}
