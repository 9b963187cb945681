import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme.js'

const Box = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space.s};
  width: 100%;
  padding: ${theme.space.s};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.m};
  background: ${theme.color.raised};
  color: ${theme.color.ink};
  text-align: left;
  transition: background-color ${theme.motion.quick}, border-color ${theme.motion.quick};

  &:hover {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
  }

  &:active {
    transform: translateY(1px);
  }

  > svg {
    width: 22px;
    height: 22px;
    color: ${theme.color.muted};
  }

  > svg:first-child {
    width: 26px;
    height: 26px;
  }
`

const Title = styled.span`
  display: block;
  font-family: ${theme.font.heading};
  font-size: ${theme.fontSize.l};
  font-weight: ${theme.weight.heading};
  line-height: ${theme.leading.tight};
`

const Detail = styled.span`
  display: block;
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.s};
  line-height: ${theme.leading.snug};
`

type ChoiceCardProps = { title: string; detail: string; icon: ReactNode; onClick: () => void }

/** A card that is one big button, leading to the next screen for this user type. */
export const ChoiceCard = ({ title, detail, icon, onClick }: ChoiceCardProps) => (
  <Box type="button" onClick={onClick}>
    {icon}
    <span>
      <Title>{title}</Title>
      <Detail>{detail}</Detail>
    </span>
    <ChevronRight aria-hidden="true" />
  </Box>
)
