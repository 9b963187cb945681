import { styled } from 'styled-components'
import { theme } from '../theme.js'

export const Divider = styled.hr`
  width: 100%;
  margin: 0;
  border: 0;
  border-top: 1px solid ${theme.color.line};
`
