import { isLocalDate } from '@rules/dates.js'
import { keysOf, type ServiceType, serviceTypes } from '@rules/kinds.js'
import { zipCode } from '@rules/text.js'
import * as z from 'zod/mini'
import { SubmitButton } from '../../../forms/FormButtons.js'
import { SelectField } from '../../../forms/SelectField.js'
import { DateField, ZipField } from '../../../forms/TextField.js'
import { ZodForm } from '../../../forms/ZodForm.js'
import { Card } from '../../../ui/layout/Card.js'
import { FieldPair } from '../../../ui/layout/FieldPair.js'
import type { JobFilters } from './useJobFilters.js'

const none = z.literal('')

const filterRules = z.object({
  type: z.union([none, z.enum(keysOf(serviceTypes))]),
  zipCode: z.union([none, zipCode], 'ZIP code must be five digits, or ZIP+4 like 78701-1234'),
  date: z.union([none, z.string().check(z.refine(isLocalDate))], 'Enter a date that exists, like 2027-02-28'),
  sort: z.enum(['newest', 'soonest', 'nearest']),
})

const services = keysOf(serviceTypes).map(value => ({ value, label: serviceTypes[value] }))
const orders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'soonest', label: 'Soonest first' },
  { value: 'nearest', label: 'Nearest first' },
]

type JobFilterFormProps = {
  filters: JobFilters
  onApply: (filters: JobFilters) => void
}

export const JobFilterForm = ({ filters, onApply }: JobFilterFormProps) => (
  <Card as="div" padding="m" tone="sunken">
    <ZodForm
      schema={filterRules}
      label="Filter available jobs"
      initialValues={{
        type: filters.type ?? '',
        zipCode: filters.zipCode ?? '',
        date: filters.date ?? '',
        sort: filters.sort ?? 'newest',
      }}
      onSubmit={({ type, zipCode, date, sort }) =>
        onApply({
          ...(type && { type: type as ServiceType }),
          ...(zipCode && { zipCode }),
          ...(date && { date }),
          ...(sort !== 'newest' && { sort }),
        })
      }
    >
      <FieldPair>
        <SelectField name="type" label="Type" options={services} placeholder="All services" />
        <ZipField name="zipCode" label="ZIP code" autoComplete="off" />
      </FieldPair>
      <FieldPair>
        <DateField name="date" label="Wanted on" />
        <SelectField name="sort" label="Sort" options={orders} />
      </FieldPair>
      <div>
        <SubmitButton look="secondary" busyLabel="Applying...">
          Apply
        </SubmitButton>
      </div>
    </ZodForm>
  </Card>
)
