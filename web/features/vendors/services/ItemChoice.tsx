import { itemKinds } from '@rules/junk/itemKinds.js'
import { type ItemTakes, itemTakes, type TakenItem } from '@rules/junk/junkTerms.js'
import { takenItemRules } from '@rules/junk/takenItemRules.js'
import { keysOf } from '@rules/kinds.js'
import { typedAmount } from '@rules/typedAmount.js'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useMutation } from '../../../apollo/hooks.js'
import { serverMessage } from '../../../forms/serverMessage.js'
import { PicturedChoice } from '../../../ui/actions/PicturedChoice.js'
import { ItemPicture } from '../../../ui/drawings/ItemPicture.js'
import { useOptimisticSave } from '../../../ui/states/useOptimisticSave.js'
import { SetVendorItemDocument } from './generated/services.js'

const NOT_SAVED = "We couldn't save this. Check your connection and try again."

const options = keysOf(itemTakes).map(value => ({ value, label: itemTakes[value].label }))

/** What the vendor does about one kind of items. Saves at once; a price when the box is left. */
export const ItemChoice = ({ item }: { item: TakenItem }) => {
  const { kind } = item
  const { label } = itemKinds[kind]
  const [save] = useMutation(SetVendorItemDocument)
  const [failure, setFailure] = useState<string>()
  const [status, setStatus] = useState('')
  // "For a price" counts once there is one.
  const [typed, setTyped] = useState<string>()
  const [shown, change] = useOptimisticSave(item, async ({ takes, price }) => {
    try {
      await save({ variables: { kind, takes, price } })
      setStatus('Saved')
    } catch (error) {
      setFailure(serverMessage(error, NOT_SAVED))
    }
  })
  const takes = typed === undefined ? shown.takes : 'extra'

  const put = (wanted: TakenItem) => {
    setFailure(undefined)
    setStatus('')
    setTyped(undefined)
    change(wanted)
  }
  const choose = (chosen: ItemTakes) => {
    if (chosen !== 'extra') return put({ kind, takes: chosen, price: null })
    setFailure(undefined)
    setStatus('Not saved yet: enter a price')
    setTyped('')
  }
  const finish = () => {
    if (typed === undefined || typed.trim() === '') return
    const wanted = { kind, takes: 'extra' as const, price: typedAmount(typed) }
    const { error } = z.safeParse(takenItemRules, wanted)
    if (error) return setFailure(error.issues[0]!.message)
    put(wanted)
  }

  return (
    <PicturedChoice
      label={label}
      picture={<ItemPicture kind={kind} />}
      options={options}
      value={takes}
      onChange={choose}
      amount={
        takes === 'extra'
          ? {
              label: `Price of each ${label.toLowerCase()} ($)`,
              value: typed ?? shown.price ?? '',
              onValue: setTyped,
              onDone: finish,
            }
          : undefined
      }
      error={failure}
      status={status}
    />
  )
}
