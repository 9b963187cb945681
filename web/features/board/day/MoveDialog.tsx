import { isAtOnce } from '@rules/changeOrders/changeOrders.js'
import { isOpenVisit } from '@rules/visits/visits.js'
import { CalendarDays } from 'lucide-react'
import { Suspense, useState } from 'react'
import * as z from 'zod/mini'
import { CancelButton, SubmitButton } from '../../../forms/FormButtons.js'
import { SelectField } from '../../../forms/SelectField.js'
import { ZodForm } from '../../../forms/ZodForm.js'
import { TaskButton, TaskList } from '../../../ui/actions/TaskList.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Dialog } from '../../../ui/overlays/Dialog.js'
import { DialogActions } from '../../../ui/overlays/DialogActions.js'
import { lazyPart } from '../../../ui/states/lazyPart.js'
import { type BoardVisit, customerOf, lineOf, nameOf, UNASSIGNED } from './boardWords.js'

const ChangeDialog = lazyPart(() => import('../../changeOrders/ChangeDialog.js'), 'ChangeDialog')

export type Place = { personId: string | null; after: string | null }

type MoveDialogProps = {
  visit: BoardVisit
  day: string
  people: readonly { id: string; name: string }[]
  visits: readonly BoardVisit[]
  onMove: (place: Place) => Promise<unknown>
  onClose: () => void
}

const FIRST = 'first'
const rules = z.object({ person: z.string(), place: z.string() })

/** The whole way to move a visit without a mouse: to a person, to a place in their day, and to another day. */
export const MoveDialog = ({ visit, day, people, visits, onMove, onClose }: MoveDialogProps) => {
  const [isOtherDay, setOtherDay] = useState(false)
  const customer = customerOf(visit) || 'The customer'
  if (isOtherDay && visit.job)
    return (
      <Suspense>
        <ChangeDialog
          jobId={visit.job.id}
          otherSide={customer}
          first={{ kind: 'move_visit', title: 'Move to another day', visitId: visit.id }}
          onClose={onClose}
        />
      </Suspense>
    )
  const columnOf = (person: string) =>
    visits.filter(
      ({ id, status, assignedTo }) =>
        id !== visit.id && isOpenVisit(status) && (assignedTo?.id ?? '') === person,
    )
  const person = visit.assignedTo?.id ?? ''
  const own = visits.filter(
    ({ assignedTo, status }) => isOpenVisit(status) && (assignedTo?.id ?? '') === person,
  )
  const before = own[own.findIndex(({ id }) => id === visit.id) - 1]
  return (
    <Dialog open onClose={onClose} size="s" title={`Move ${nameOf(visit)}`}>
      <Stack gap="m">
        <ZodForm
          schema={rules}
          label="Move the visit"
          initialValues={{ person, place: before?.id ?? FIRST }}
          failureMessage="Check your connection, then try again. Nothing is lost."
          onSubmit={async values => {
            // The chosen neighbor may be another person's.
            const after = columnOf(values.person).find(({ id }) => id === values.place)?.id ?? null
            await onMove({ personId: values.person || null, after })
            onClose()
          }}
        >
          {values => (
            <>
              <SelectField
                name="person"
                label="Person"
                options={[
                  { value: '', label: UNASSIGNED },
                  ...people.map(({ id, name }) => ({ value: id, label: name })),
                ]}
              />
              <SelectField
                name="place"
                label="Place in the day"
                options={[
                  { value: FIRST, label: 'First' },
                  ...columnOf(values.person).map(each => ({
                    value: each.id,
                    label: `After ${lineOf(each, day)}`,
                  })),
                ]}
              />
              <DialogActions>
                <CancelButton onClick={onClose} />
                <SubmitButton busyLabel="Moving...">Move</SubmitButton>
              </DialogActions>
            </>
          )}
        </ZodForm>
        {visit.status === 'scheduled' && (
          <TaskList>
            <TaskButton
              icon={<CalendarDays aria-hidden="true" />}
              title="Another day"
              detail={`${
                isAtOnce('move_visit', 'vendor', true)
                  ? 'It moves at once'
                  : `${customer} must agree, within 48 hours`
              }. ${visit.assignedTo ? `${visit.assignedTo.name} keeps the visit.` : ''}`.trim()}
              onClick={() => setOtherDay(true)}
            />
          </TaskList>
        )}
      </Stack>
    </Dialog>
  )
}
