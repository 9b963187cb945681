import { jobGraph } from '@rules/jobs/jobGraph.js'
import { keysOf, serviceTypes } from '@rules/kinds.js'
import { limits } from '@rules/limits.js'
import type { Ref } from 'react'
import * as z from 'zod/mini'
import { SelectField } from '../../../forms/SelectField.js'
import { TextField } from '../../../forms/TextField.js'
import { ZodForm } from '../../../forms/ZodForm.js'
import { FieldPair } from '../../../ui/layout/FieldPair.js'
import { Grid } from '../../../ui/layout/Grid.js'
import { type FilterValues, FollowFilters } from './FollowFilters.js'
import type { OrderFilters } from './useOrderFilters.js'

const none = z.literal('')

const filterRules = z.object({
  status: z.union([none, z.enum(keysOf(jobGraph.states))]),
  type: z.union([none, z.enum(keysOf(serviceTypes))]),
  search: z.string().check(z.maxLength(limits.searchMax)),
})

const statuses = keysOf(jobGraph.states).map(value => ({ value, label: jobGraph.states[value].label }))
const types = keysOf(serviceTypes).map(value => ({ value, label: serviceTypes[value] }))

type OrderFilterFormProps = {
  filters: OrderFilters
  onApply: (filters: OrderFilters) => void
  ref?: Ref<HTMLDivElement>
}

/** A selection applies at once; text applies after a pause or Enter, never on each keystroke. */
export const OrderFilterForm = ({ filters, onApply, ref }: OrderFilterFormProps) => (
  <div ref={ref} data-print="hide">
    <ZodForm
      schema={filterRules}
      label="Find orders"
      initialValues={{ status: '', type: '', search: '', ...filters } as FilterValues}
      onSubmit={() => undefined}
    >
      <FollowFilters filters={filters} onApply={onApply}>
        <Grid min="24rem">
          <TextField
            name="search"
            label="Search"
            type="search"
            placeholder="Order number, address or item"
            autoComplete="off"
            maxLength={limits.searchMax}
          />
          <FieldPair onPhones>
            <SelectField name="status" label="Status" placeholder="All" options={statuses} />
            <SelectField name="type" label="Type" placeholder="All" options={types} />
          </FieldPair>
        </Grid>
      </FollowFilters>
    </ZodForm>
  </div>
)
