// The end game of Qwirkle's example: a whole match of two up to its last move, played by a program that keeps the grid small.

/** One action on each line. */
const ACTIONS = `
* draw 1 Rd Ox Os Yd Yd Go
* draw 2 Oo Ys Yc G* Po Ps
* start 2 largest 2 2
2 play Oo@0,0 Po@0,1
* draw 2 Rc G*
1 play Go@-1,0
* draw 1 Px
2 play G*@-1,-1
* draw 2 Rd
1 play Px@1,1
* draw 1 Ox
2 play Ys@2,0 Ps@2,1
* draw 2 Rx Yo
1 play Ox@1,-1 Os@2,-1
* draw 1 Yo Yc
2 play Rd@0,-2 Rx@1,-2
* draw 2 Oc Bx
1 play Rd@-1,-3 Yd@0,-3
* draw 1 Yd Px
2 play Rc@3,-3 Yc@3,-2 Oc@3,-1
* draw 2 Oo Od Yc
1 play Yc@2,-3
* draw 1 Bo
2 play Od@0,-4 Oo@1,-4
* draw 2 Yx Gd
1 play Yo@-2,0 Yd@-2,1
* draw 1 Yx Ys
2 play Gd@-2,-3 G*@-2,-2
* draw 2 Ps Ps
1 play Ox@1,-5 Px@2,-5 Yx@3,-5
* draw 1 Ro Yx Pc
2 play Yc@-1,2 Yo@0,2 Yx@1,2
* draw 2 Rs Ox Bc
1 play Pc@3,1
* draw 1 R*
2 play Ps@3,2
* draw 2 Os
1 play Ys@-2,2
* draw 1 Pd
2 play Rs@-1,-6 Ps@0,-6 Os@1,-6
* draw 2 O* Oc Pd
1 play R*@-2,-5 Ro@-1,-5
* draw 1 Rd Px
2 play Oc@4,-2 O*@4,-1 Ox@4,0
* draw 2 Gd G* Bs
1 play Yd@3,-6 Yx@4,-6
* draw 1 Bo Po
2 play Bx@5,0 Bc@5,1 Bs@5,2
* draw 2 B* B* Po
1 play Px@-3,-1 Po@-3,0 Pd@-3,1
* draw 1 Oo Yo Gs
2 play Gd@-3,-4 Pd@-3,-3
* draw 2 Rc Gc
1 play Yo@5,-6 Oo@5,-5 Bo@5,-4
* draw 1 Y* Bd Bs
2 play Rc@5,-2
* draw 2 Rx
1 play Bd@-3,-6 Rd@-3,-5
* draw 1 Gc Pd
2 play Po@4,-4
* draw 2 Od
1 play Gs@4,2
* draw 1 Go
2 play Gc@6,-2 G*@6,-1
* draw 2 O* Y*
1 play Bo@6,-5 Go@6,-4
* draw 1 Bs P*
2 play O*@1,-7 B*@2,-7 Y*@3,-7
* draw 2 Go Bc Pc
1 play P*@0,-7
* draw 1 Bx
2 play Go@5,-7
* draw 2 Od
1 play Bx@6,1
* draw 1 Gx
2 play Od@-3,-7
* draw 2 Os
1 play Gx@6,-7
* draw 1 Gx
2 play Os@-2,-7
* draw 2 Rx
1 play Gx@7,-1 Gc@7,0
* draw 1 R* Gs
2 play B*@5,3 Bc@6,3
* draw 2 Ro O*
1 play Gs@7,2 Bs@7,3
* draw 1 Rs Bd
2 play Ro@7,-4 Rx@7,-3
* draw 2 R* Bx
1 play R*@-3,3 Y*@-2,3
* draw 1 Rc B*
2 play Rx@1,3 Bx@2,3
* draw 2 Gs P*
1 play Bd@2,4 Bs@3,4 B*@4,4
* draw 1 Oc Y* Gx
2 play R*@-4,2 P*@-4,3 O*@-4,4
* draw 2 Rs Bo P*
1 play Rc@6,4 Rs@7,4
* draw 1 Bd Bc
2 play Pc@-4,-2 P*@-4,-1
* draw 2 Gd Pc
1 play Oc@-4,-7 Bc@-4,-6
* draw 1 Ro Ys
2 play Gd@7,-7 Od@7,-6
* draw 2 Gc
1 play Y*@2,-8 Ys@3,-8
2 play Gc@8,-1 Gs@8,0
1 play Bd@7,-8 Pd@8,-8
2 play Bo@8,3
1 play Ro@8,4
2 play Pc@-4,-8
`;

export const END_GAME: readonly string[] = ACTIONS.trim().split('\n');
