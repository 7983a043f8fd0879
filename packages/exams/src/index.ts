export { rounded, type Scale, type Scored, scaled, scaleOf } from './scale/scale.ts'
