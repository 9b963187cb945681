import { useMutation } from '../../apollo/hooks.js'
import { FormSection } from '../../forms/FormSection.js'
import { MoneyField } from '../../forms/TextField.js'
import type { SaveHaulRuleInput } from '../../generated/schema.js'
import { FieldPair } from '../../ui/layout/FieldPair.js'
import { EighthPrices } from './EighthPrices.js'
import { type HaulRule_RuleFragment, SaveHaulRuleDocument } from './generated/hauls.js'
import { HaulPreview } from './HaulPreview.js'
import { haulFormRules, newHaulRule, typedHaulInWords, typedHaulRule } from './haulForm.js'
import { LimitFields, StandFields } from './LimitFields.js'
import { haulExtras, haulRuleWords, ruleFacts } from './offerWords.js'
import { RuleDialog } from './RuleDialog.js'

type HaulRuleDialogProps = {
  rule: HaulRule_RuleFragment | undefined
  isRemoved: boolean
  onClose: () => void
}

export const HaulRuleDialog = ({ rule, ...dialog }: HaulRuleDialogProps) => {
  const [saveHaulRule] = useMutation(SaveHaulRuleDocument)
  return (
    <RuleDialog
      {...dialog}
      rule={rule}
      initial={rule ? typedHaulRule(rule) : newHaulRule}
      now={
        rule && {
          values: typedHaulRule(rule),
          facts: [
            { label: 'Rule', value: haulRuleWords(rule) },
            { label: 'Prices', value: rule.eighthPrices.join(', ') },
            { label: 'Extras', value: haulExtras(rule) ?? 'None' },
            ...ruleFacts(rule),
          ],
        }
      }
      schema={haulFormRules}
      draftKey="haul-rule"
      what="a matching junk pickup with a load"
      inWords={typedHaulInWords}
      save={input => saveHaulRule({ variables: { input: input as SaveHaulRuleInput } })}
      fields={() => (
        <>
          <FormSection title="1. What you charge">
            <EighthPrices />
            <FieldPair onPhones>
              <MoneyField name="stairsPrice" label="Stairs ($)" optional />
              <MoneyField name="extraEighthPrice" label="Extra Eighth ($)" optional />
            </FieldPair>
          </FormSection>
          <FormSection title="2. Where and when">
            <LimitFields visit="pickup" />
          </FormSection>
          <FormSection title="3. Promise">
            <StandFields visit="pickup" />
          </FormSection>
        </>
      )}
      preview={values => <HaulPreview values={values} />}
    />
  )
}
