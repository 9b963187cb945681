import { termsInWords } from '@rules/bids/termsWords.js'
import { debrisTypes, dumpsterSizes, keysOf, sizeLabel } from '@rules/kinds.js'
import { ruleInWords } from '@rules/offers/ruleInWords.js'
import { useMutation } from '../../apollo/hooks.js'
import { ChoicesField } from '../../forms/ChoicesField.js'
import { FormSection } from '../../forms/FormSection.js'
import { SelectField } from '../../forms/SelectField.js'
import { TermFields } from '../../forms/TermFields.js'
import { MoneyField } from '../../forms/TextField.js'
import type { SaveOfferRuleInput } from '../../generated/schema.js'
import type { SizeRow_SizeFragment } from '../vendors/services/generated/services.js'
import { type OfferRule_RuleFragment, SaveOfferRuleDocument } from './generated/offers.js'
import { LimitFields, StandFields } from './LimitFields.js'
import { OfferPreview } from './OfferPreview.js'
import { offerFormRules, type TypedRule, typedInWords, typedRule } from './offerForm.js'
import { ruleFacts } from './offerWords.js'
import { RatesOfSize } from './RatesOfSize.js'
import { RuleDialog } from './RuleDialog.js'

const sizes = keysOf(dumpsterSizes).map(size => ({ value: size, label: sizeLabel(size) }))
const debris = keysOf(debrisTypes).map(value => ({ value, label: debrisTypes[value].label }))

type OfferRuleDialogProps = {
  rule: OfferRule_RuleFragment | undefined
  initial: TypedRule
  rates: readonly SizeRow_SizeFragment[]
  isRemoved: boolean
  onClose: () => void
}

export const OfferRuleDialog = ({ rule, rates, ...dialog }: OfferRuleDialogProps) => {
  const [saveOfferRule] = useMutation(SaveOfferRuleDocument)
  return (
    <RuleDialog
      {...dialog}
      rule={rule}
      now={
        rule && {
          values: typedRule(rule),
          facts: [
            { label: 'Rule', value: ruleInWords(rule) },
            { label: 'Terms', value: termsInWords(rule) ?? 'None' },
            ...ruleFacts(rule),
          ],
        }
      }
      schema={offerFormRules}
      draftKey="offer-rule"
      what="a matching rental"
      inWords={typedInWords}
      save={input => saveOfferRule({ variables: { input: input as SaveOfferRuleInput } })}
      fields={values => (
        <>
          <FormSection title="1. What you rent out">
            <SelectField name="size" label="Dumpster Size" options={sizes} placeholder="Select a size" />
            <ChoicesField
              name="debris"
              label="Debris"
              help="Leave blank for all."
              options={debris}
              optional
            />
          </FormSection>
          <FormSection title="2. Where and when">
            <LimitFields visit="delivery" />
          </FormSection>
          <FormSection title="3. Price and promise">
            <RatesOfSize rates={rates} size={values.size} />
            <MoneyField name="price" label="Price ($)" help="For the whole rental." />
            <TermFields isRental />
            <StandFields visit="delivery" />
          </FormSection>
        </>
      )}
      preview={values => <OfferPreview values={values} />}
    />
  )
}
