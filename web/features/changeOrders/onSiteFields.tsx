import { mostUnits } from '@rules/changeOrders/onSite.js'
import { formatMoney } from '@rules/formatMoney.js'
import { type ItemKind, itemKinds } from '@rules/junk/itemKinds.js'
import { itemsInWords } from '@rules/junk/junkWords.js'
import { loadWords } from '@rules/junk/loadWords.js'
import { keysOf } from '@rules/kinds.js'
import * as z from 'zod/mini'
import { FieldFrame, frameProps } from '../../forms/FieldFrame.js'
import { SelectField } from '../../forms/SelectField.js'
import { MoneyField, TextField } from '../../forms/TextField.js'
import { useZodField } from '../../forms/useZodField.js'
import { PictureRadios } from '../../ui/actions/PictureRadios.js'
import { truckLoads } from '../jobs/truckLoads.js'
import type { Facts } from './changeFacts.js'
import type { Asked, ChangeField } from './changeFields.js'
import { isRefused, itemPrice, unitsToCharge } from './onSiteFacts.js'

const ExtraEighths = ({ most, help }: { most: number; help: string }) => {
  const { id, value, error, set, busy } = useZodField<string>('quantity')
  return (
    <FieldFrame group id={id} label="Beyond the load" help={help} error={error}>
      <PictureRadios
        name={id}
        labelledBy={`${id}-label`}
        describedBy={frameProps(id, error, { help })['aria-describedby']}
        options={truckLoads.slice(0, most)}
        value={Number(value) || null}
        disabled={busy}
        onChange={load => set(String(load))}
      />
    </FieldFrame>
  )
}

/** How many eighths of a truck are beyond the load of the bid. */
export const eighthsField = ({ facts }: Asked): ChangeField => {
  const included = facts.acceptedBid?.includedEighths
  const beyond = included
    ? `Beyond the included load: ${loadWords(included)}.`
    : 'Beyond what the price includes.'
  return {
    shown: <ExtraEighths most={unitsToCharge(facts, 'extra_load', null)} help={beyond} />,
    rules: () => ({
      quantity: z.string().check(z.minLength(1, 'Choose how much it is beyond the load')),
    }),
    input: ({ quantity }) => ({ quantity }),
  }
}

const optionOf = (facts: Facts, kind: ItemKind) => {
  const price = itemPrice(facts, kind)
  const { label } = itemKinds[kind]
  return { value: kind, label: price ? `${label}, ${formatMoney(price)} each` : label }
}

/** What it is. Kinds that the bid doesn't take aren't offered. */
export const itemField = ({ facts }: Asked): ChangeField => ({
  shown: (
    <SelectField
      name="item"
      label="Item"
      placeholder="Select what it is"
      options={keysOf(itemKinds)
        .filter(kind => !isRefused(facts, kind))
        .map(kind => optionOf(facts, kind))}
    />
  ),
  rules: () => ({ item: z.string().check(z.minLength(1, 'Select what it is')) }),
  input: ({ item }) => ({ item: item as ItemKind }),
})

const COUNT = `Enter a whole number from 1 to ${mostUnits.item}`

export const countField = ({ facts: { items } }: Asked): ChangeField => ({
  shown: (
    <TextField
      name="quantity"
      label="How many"
      inputMode="numeric"
      help={
        items.length > 0
          ? `Beyond the list, which the price covers: ${itemsInWords(items)}.`
          : 'Beyond what the price covers.'
      }
    />
  ),
  start: { quantity: '1' },
  rules: () => ({
    quantity: z
      .string()
      .check(z.refine(value => /^\d{1,2}$/.test(value) && +value >= 1 && +value <= mostUnits.item, COUNT)),
  }),
  input: ({ quantity }) => ({ quantity }),
})

const PriceOfItem = ({ facts }: { facts: Facts }) => {
  const { value: item } = useZodField<string>('item')
  return item === '' || itemPrice(facts, item) ? null : <MoneyField name="amount" label="Price of all" />
}

/** The vendor's own price of what the bid doesn't price. */
export const itemPriceField = ({ facts }: Asked): ChangeField => ({
  shown: <PriceOfItem facts={facts} />,
  input: ({ item, amount }) => (itemPrice(facts, item) || amount === '' ? {} : { amount }),
})
