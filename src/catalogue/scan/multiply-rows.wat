;; Multiplies a query with many rows of 96 whole numbers of 8 bits: sixteen products a step (decision 90).
;; The query lies at address 0 as 96 numbers of 16 bits; a product for each row is left from $out on.
(module
  (import "matcher" "memory" (memory 1))
  (func (export "multiplyRows") (param $row i32) (param $end i32) (param $out i32)
    (local $q0 v128) (local $q1 v128) (local $q2 v128) (local $q3 v128) (local $q4 v128) (local $q5 v128)
    (local $q6 v128) (local $q7 v128) (local $q8 v128) (local $q9 v128) (local $q10 v128) (local $q11 v128)
    (local $sum v128) (local $other v128)
    (local.set $q0 (v128.load offset=0 (i32.const 0)))
    (local.set $q1 (v128.load offset=16 (i32.const 0)))
    (local.set $q2 (v128.load offset=32 (i32.const 0)))
    (local.set $q3 (v128.load offset=48 (i32.const 0)))
    (local.set $q4 (v128.load offset=64 (i32.const 0)))
    (local.set $q5 (v128.load offset=80 (i32.const 0)))
    (local.set $q6 (v128.load offset=96 (i32.const 0)))
    (local.set $q7 (v128.load offset=112 (i32.const 0)))
    (local.set $q8 (v128.load offset=128 (i32.const 0)))
    (local.set $q9 (v128.load offset=144 (i32.const 0)))
    (local.set $q10 (v128.load offset=160 (i32.const 0)))
    (local.set $q11 (v128.load offset=176 (i32.const 0)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $row) (local.get $end)))
        ;; Two sums side by side, because one alone waits for itself.
        (local.set $sum (i32x4.add
          (i32x4.dot_i16x8_s (local.get $q0) (v128.load8x8_s offset=0 (local.get $row)))
          (i32x4.dot_i16x8_s (local.get $q1) (v128.load8x8_s offset=8 (local.get $row)))))
        (local.set $other (i32x4.add
          (i32x4.dot_i16x8_s (local.get $q2) (v128.load8x8_s offset=16 (local.get $row)))
          (i32x4.dot_i16x8_s (local.get $q3) (v128.load8x8_s offset=24 (local.get $row)))))
        (local.set $sum (i32x4.add (local.get $sum) (i32x4.add
          (i32x4.dot_i16x8_s (local.get $q4) (v128.load8x8_s offset=32 (local.get $row)))
          (i32x4.dot_i16x8_s (local.get $q5) (v128.load8x8_s offset=40 (local.get $row))))))
        (local.set $other (i32x4.add (local.get $other) (i32x4.add
          (i32x4.dot_i16x8_s (local.get $q6) (v128.load8x8_s offset=48 (local.get $row)))
          (i32x4.dot_i16x8_s (local.get $q7) (v128.load8x8_s offset=56 (local.get $row))))))
        (local.set $sum (i32x4.add (local.get $sum) (i32x4.add
          (i32x4.dot_i16x8_s (local.get $q8) (v128.load8x8_s offset=64 (local.get $row)))
          (i32x4.dot_i16x8_s (local.get $q9) (v128.load8x8_s offset=72 (local.get $row))))))
        (local.set $other (i32x4.add (local.get $other) (i32x4.add
          (i32x4.dot_i16x8_s (local.get $q10) (v128.load8x8_s offset=80 (local.get $row)))
          (i32x4.dot_i16x8_s (local.get $q11) (v128.load8x8_s offset=88 (local.get $row))))))
        (local.set $sum (i32x4.add (local.get $sum) (local.get $other)))
        (i32.store (local.get $out) (i32.add
          (i32.add (i32x4.extract_lane 0 (local.get $sum)) (i32x4.extract_lane 1 (local.get $sum)))
          (i32.add (i32x4.extract_lane 2 (local.get $sum)) (i32x4.extract_lane 3 (local.get $sum)))))
        (local.set $row (i32.add (local.get $row) (i32.const 96)))
        (local.set $out (i32.add (local.get $out) (i32.const 4)))
        (br $next)))))
