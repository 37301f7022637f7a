; What compiled functions call of Numba's runtime, for one thread: memory that counts its references, of which the count
; comes first and the place of the data fourth. Whatever would raise an exception traps.
%block = type { i64, ptr, ptr, ptr, i64 }
@PyExc_RuntimeError = global i8 0
declare ptr @malloc(i32)
declare void @free(ptr)
declare void @llvm.trap()
declare double @llvm.sqrt.f64(double)

define ptr @NRT_MemInfo_alloc_safe_aligned(i64 %bytes, i32 %alignment) {
  %small = trunc i64 %bytes to i32
  %all = add i32 %small, 48
  %block = call ptr @malloc(i32 %all)
  store i64 1, ptr %block
  %data = getelementptr i8, ptr %block, i32 48
  %place = getelementptr %block, ptr %block, i32 0, i32 3
  store ptr %data, ptr %place
  ret ptr %block
}
define ptr @NRT_MemInfo_alloc_aligned(i64 %bytes, i32 %alignment) {
  %block = call ptr @NRT_MemInfo_alloc_safe_aligned(i64 %bytes, i32 %alignment)
  ret ptr %block
}
define ptr @NRT_MemInfo_alloc(i64 %bytes) {
  %block = call ptr @NRT_MemInfo_alloc_safe_aligned(i64 %bytes, i32 16)
  ret ptr %block
}
define void @NRT_MemInfo_call_dtor(ptr %block) {
  call void @free(ptr %block)
  ret void
}
define ptr @NRT_Allocate(i64 %bytes) {
  %small = trunc i64 %bytes to i32
  %place = call ptr @malloc(i32 %small)
  ret ptr %place
}
define void @NRT_Free(ptr %place) {
  call void @free(ptr %place)
  ret void
}
define ptr @NRT_MemInfo_new_varsize_dtor(i64 %bytes, ptr %dtor) noreturn {
  call void @llvm.trap()
  unreachable
}
define ptr @NRT_MemInfo_varsize_realloc(ptr %block, i64 %bytes) noreturn {
  call void @llvm.trap()
  unreachable
}
define void @PyErr_SetString(ptr %kind, ptr %text) noreturn {
  call void @llvm.trap()
  unreachable
}
define double @sqrt(double %x) {
  %root = call double @llvm.sqrt.f64(double %x)
  ret double %root
}
; Only ever a single number made an array of one
define i32 @numba_attempt_nocopy_reshape(i64 %n, ptr %shape, ptr %strides, i64 %new_n, ptr %new_shape, ptr %new_strides, i64 %item, i32 %fortran) {
  %single = icmp eq i64 %n, 0
  %flat = icmp eq i64 %new_n, 1
  %good = and i1 %single, %flat
  br i1 %good, label %one, label %trap
one:
  store i64 %item, ptr %new_strides
  ret i32 1
trap:
  call void @llvm.trap()
  unreachable
}
